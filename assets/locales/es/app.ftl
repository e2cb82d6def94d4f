## The game, and what is on every screen

app-name = King’s Coffer
back = Volver
prompt-choose = elegir
prompt-press = pulsar
prompt-change = cambiar
prompt-back = volver
prompt-table = a la mesa
prompt-tabs = pestañas
prompt-rules = reglas

## The families

family-draughts = Damas
family-mill = Molino
family-queens_guard = La guardia de la reina
family-six_wives = Las seis esposas
family-six_of_viii = Las Seis del VIII
family-cromwell = Cromwell

## People and seats

courtier-will = Will Somers
courtier-will-short = Somers
courtier-will-manner = juega para hacer reír
courtier-kath = Katherine
courtier-kath-short = Katherine
courtier-kath-manner = juega amable y deprisa
courtier-bran = Charles Brandon
courtier-bran-short = Brandon
courtier-bran-manner = ataca y captura
courtier-more = Tomás Moro
courtier-more-short = Moro
courtier-more-manner = juega hondo y limpio
courtier-crom = Thomas Cromwell
courtier-crom-short = Cromwell
courtier-crom-manner = no regala nada
courtier-jane = Jane Foole
courtier-jane-short = Jane
courtier-jane-manner = juega lo que le place
courtier-patch = Patch
courtier-patch-short = Patch
courtier-patch-manner = se ríe de sus errores
courtier-basset = Anne Basset
courtier-basset-short = Anne
courtier-basset-manner = no separa sus piezas
courtier-douglas = Margaret Douglas
courtier-douglas-short = Margaret
courtier-douglas-manner = guarda lo que ve
courtier-wyatt = Thomas Wyatt
courtier-wyatt-short = Wyatt
courtier-wyatt-manner = atrapa el momento
courtier-bryan = Francis Bryan
courtier-bryan-short = Bryan
courtier-bryan-manner = primero cambia, luego pregunta
courtier-holbein = Hans Holbein
courtier-holbein-short = Holbein
courtier-holbein-manner = mira mucho, pasa por alto poco
courtier-erasmus = Erasmo
courtier-erasmus-short = Erasmo
courtier-erasmus-manner = sopesa ambos lados
courtier-wolsey = Thomas Wolsey
courtier-wolsey-short = Wolsey
courtier-wolsey-manner = piensa muy por delante
courtier-gardiner = Stephen Gardiner
courtier-gardiner-short = Gardiner
courtier-gardiner-manner = castiga cada desliz
rating-about = fuerza: unos { $n }
rating-short = unos { $n }
rating-with = { $words }, fuerza: unos { $n }
person-you = Tú
    .subject = Tú
    .object = ti
    .number = you
person-you-within = tú
    .subject = tú
    .object = ti
    .number = you
person-friend = Invitado
    .sound = i
person-guest = Un invitado
effort-gentle = con suavidad
effort-usual = como siempre
effort-earnest = en serio
effort-with = { $words }, { $effort }
courtier-plays_gently = juega con suavidad
courtier-plays_in_earnest = juega en serio
person-chance = Doña Fortuna
person-chance-short = Fortuna
seat = asiento { $n }
name-numbered = { $name } { $numeral }
person-seat-0 = Tomás
person-seat-1 = Ana
person-seat-2 = Enrique
person-seat-3 = Juana
person-seat-4 = María
person-seat-5 = Eduardo
# Who sits where, where nobody has a name: in sentences, and (short) in labels.
person-at-partner = tu pareja
    .subject = Tu pareja
person-at-left = tu vecino de la izquierda
    .subject = Tu vecino de la izquierda
person-at-right = tu vecino de la derecha
    .subject = Tu vecino de la derecha
person-at-opposite = tu vecino de enfrente
    .subject = Tu vecino de enfrente
person-at-far_left = tu vecino de enfrente a la izquierda
    .subject = Tu vecino de enfrente a la izquierda
person-at-far_right = tu vecino de enfrente a la derecha
    .subject = Tu vecino de enfrente a la derecha
person-at-partner-short = Tu pareja
    .subject = Tu pareja
    .object = tu pareja
person-at-left-short = A tu izquierda
    .subject = Tu vecino de la izquierda
    .object = tu vecino de la izquierda
    .gender = masculine
    .of = de tu izquierda
    .to = a tu vecino de la izquierda
person-at-right-short = A tu derecha
    .subject = Tu vecino de la derecha
    .object = tu vecino de la derecha
    .gender = masculine
    .of = de tu derecha
    .to = a tu vecino de la derecha
person-at-opposite-short = Enfrente
    .subject = Tu vecino de enfrente
    .object = tu vecino de enfrente
    .gender = masculine
    .of = de enfrente
    .to = a tu vecino de enfrente
person-at-far_left-short = Enfrente izq.
    .subject = Tu vecino de enfrente a la izquierda
    .object = tu vecino de enfrente a la izquierda
    .gender = masculine
    .of = de enfrente a la izquierda
    .to = a tu vecino de enfrente a la izquierda
person-at-far_right-short = Enfrente der.
    .subject = Tu vecino de enfrente a la derecha
    .object = tu vecino de enfrente a la derecha
    .gender = masculine
    .of = de enfrente a la derecha
    .to = a tu vecino de enfrente a la derecha

## Numbers and lists

count-2 = dos
count-3 = tres
count-4 = cuatro
count-5 = cinco
count-6 = seis
count-7 = siete
count-8 = ocho
count-9 = nueve
count-10 = diez
count-11 = once
count-12 = doce
# A name that begins with the sound of i, such as Isabel, has the attribute .sound.
list-and =
    { FORM($last, "sound") ->
        [i] { $list } e { $last }
       *[other] { $list } y { $last }
    }
# Between the parts of a list, between lists, and between sentences.
list-comma = { ", " }
list-semicolon = { "; " }
sentence-gap = { " " }
sentence-stop = { $text }.
sentence-two = { $first }. { $second }
side-with_name = { $side } ({ $name })
in-moves =
    { $moves ->
        [one] en una jugada
       *[other] en { WORDS($moves) } jugadas
    }
within-moves =
    { $moves ->
        [one] en una jugada como mucho
       *[other] en { WORDS($moves) } jugadas como mucho
    }

## Dates

date = { $day } de { $month }
date-year = { $day } de { $month } de { $year }
when-today = hoy, { $time }
when-yesterday = ayer, { $time }
when-date = { $date }, { $time }
month-1 = enero
month-2 = febrero
month-3 = marzo
month-4 = abril
month-5 = mayo
month-6 = junio
month-7 = julio
month-8 = agosto
month-9 = septiembre
month-10 = octubre
month-11 = noviembre
month-12 = diciembre
