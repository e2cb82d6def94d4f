"""The oak table, landscape (with the candle's soft-light, which no overlay can give) and portrait."""
from kc import *
from sprites import picture
GRADE=dict(grade=['#ff8c32',.16])   # the room's even warmth, laid into everything that lies on the table
picture('table',1280,720,lambda:table(1280,720,5)+candle_soft(0,0,1280,720,-20,-60),quality=90,opaque=True,**GRADE)
picture('table_tall',390,844,lambda:table(390,844,9,seed=63),quality=90,opaque=True,**GRADE)
print('table table_tall')
