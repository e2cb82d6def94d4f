## The gallery of a line of people

line-learned-note =
    { $all ->
        [one] { $n } de { $all } aprendido
       *[other] { $n } de { $all } aprendidos
    }
line-learned = aprendido: tres veces bien nombrado
line-veiled = velado: aún sin aprender
line-between =
    { FORM($second, "sound") ->
        [i] Entre { $first } e { $second }
       *[other] Entre { $first } y { $second }
    }
line-first = El primer puesto, antes de { $name }
line-last = El último puesto, después de { $name }
line-named = bien nombrado: { $n } de { $all }
line-never_asked = aún sin preguntar
line-ask = Pregúntame
line-close = Cerrar
line-to-before = Antes: { $name }
line-to-after = Después: { $name }
line-wrong = { $name } nombró a { $first }. Estos son los vecinos de { $second }.
line-wrong-you = Nombraste a { $first }. Estos son los vecinos de { $second }.
line-neighbours = En la línea: { $names }.

## For teachers

line-teachers = Para docentes
line-sheet = Hoja para imprimir

## The drill

drill-title = ¿Quién vino después?
drill-about = Cinco minutos de preguntas: ¿quién vino antes y quién después? Los que aún no conoces salen primero.
drill-grade = Dificultad
drill-grade-easy = 3 nombres
drill-grade-usual = 4 nombres
drill-grade-hard = 6 nombres
drill-grade-easy-note = Tres nombres a elegir, con sus años.
drill-grade-usual-note = Cuatro nombres a elegir.
drill-grade-hard-note = Seis nombres a elegir.
drill-start = Empezar
drill-stop = Parar
drill-next = Continuar
drill-again = Otra vez
drill-right = Correcto: { $name }.
drill-wrong = No, fue { $name }.
drill-either = { $first } o { $second }
drill-result =
    { $all ->
        [one] { $n } de { $all } correcta
       *[other] { $n } de { $all } correctas
    }
drill-over = El repaso ha terminado
drill-time_up = Se acabó el tiempo
drill-weak = Aún por aprender
drill-best =
    { $n ->
        [one] Récord: { $n } respuesta correcta
       *[other] Récord: { $n } respuestas correctas
    }
drill-best-new = ¡Tu mejor repaso hasta ahora!
drill-daily = Pregunta del día
drill-daily-done = La próxima pregunta llega a medianoche.
drill-daily-answer = Quién vino antes y después
drill-daily-days =
    { $n ->
        [one] { $n } día
       *[other] { $n } días seguidos
    }
