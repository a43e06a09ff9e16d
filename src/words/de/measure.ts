import type { Catalogue } from '../catalogue.ts'

export const howItIsMeasured: Catalogue['howItIsMeasured'] = {
  title: 'So wird gemessen',
  description:
    'Wie Keytrail übliche Plätze, Gewinner, Aufsteiger, Chancen, Gruppen und mehr berechnet: jeder Wert in einem Satz, mit Mindestmenge und Grenzen.',
  lead: 'Jeder Wert wird aus Prüfungen berechnet, die du schon hast. Keiner rät eine Ursache.',
  figures: {
    'usual-rank': {
      title: 'Üblicher Platz und üblicher Bereich',
      how: 'Aus den 28 beantworteten Prüfungen vor der neuesten, nach Platz sortiert: Der übliche Platz ist der mittlere, der übliche Bereich reicht vom 10. bis zum 90. Perzentil. Eine Prüfung, die dein Video nicht gefunden hat, zählt hinter jedem Platz.',
      details: [
        'Der neueste Platz ist innerhalb des Bereichs üblich, außerhalb ungewöhnlich gut oder schlecht. Wurde dein Video meist nicht gefunden und jetzt doch, bekommt ein Platz innerhalb des Bereichs kein Urteil.',
        'Auch innerhalb nennen wir einen Platz, der mindestens 3 Plätze von dem vor drei Wochen abweicht: Ein langsamer Abstieg erweitert seinen eigenen Bereich.',
        'Ein neues Niveau ist es, wenn die letzten beiden Prüfungen auf derselben Seite außerhalb liegen.',
        'Minimum: 10 beantwortete Prüfungen vor der neuesten. Fehlgeschlagene zählen nicht.',
        'Grenzen: Eine Prüfung mit weniger Ergebnissen findet weniger, und zwei Prüfungen innerhalb einer Stunde zählen wie zwei von verschiedenen Tagen. Haben Prüfungen ohne dein Video verschieden tief gereicht, nennt „außerhalb der Top N“ die kleinste Tiefe.',
      ],
    },
    'what-wins': {
      title: 'Was hier gewinnt',
      how: 'Für die ersten 10 verschiedenen Videos einer Prüfung: der Median jedes Werts und die mittlere Hälfte, vom 25. bis zum 75. Perzentil. Dein Video liegt in der mittleren Hälfte, darunter oder darüber.',
      details: [
        'Gespeichert, Kommentare und Geteilt zählen je 1.000 Aufrufe. Das Alter gilt zum Zeitpunkt der Prüfung. Ein Foto-Post hat keine Länge, und ein VQ-Wert von 0 heißt: nicht bewertet.',
        'Der VQ-Wert ist eine Zahl von 0 bis 100, die TikTok selbst manchen Videos mitgibt, ohne sie zu erklären. Dass ein höherer zu einem besseren Platz führt, ist nicht bekannt.',
        'Ein Text enthält die Suchphrase, wenn ihre Wörter nebeneinander stehen oder wie in einem Hashtag verbunden sind, egal ob groß oder klein. In Schriften ohne Leerzeichen, etwa Japanisch oder Thai, wird die Phrase als Zeichenfolge gesucht.',
        'Dein Video ist anders als die meisten, wenn mehr als die Hälfte der Videos von ihm abweicht. Klein ist ein Konto unter 10.000 Followern.',
        'Minimum: 5 Videos, die den Wert haben.',
        'Grenzen: Zehn Videos sind eine kleine Stichprobe, und deins kann eines davon sein. Was Gewinner gemeinsam haben, muss nicht der Grund sein, warum sie gewinnen. Hat die Prüfung dein Video nicht gefunden, stammen deine Werte aus der letzten, die es fand.',
      ],
    },
    risers: {
      title: 'Was hier aufsteigt',
      how: 'Ein Aufsteiger war in mindestens 3 Prüfungen des gewählten Zeitraums und hat von der ersten bis zur letzten davon mindestens 3 Plätze gewonnen. Aufsteiger und alle anderen Videos dieser Prüfungen werden nach denselben Werten verglichen, jedes so, wie die letzte Prüfung es fand.',
      details: [
        'Minimum: 5 Aufsteiger.',
        'Ein Aufsteiger muss nicht unter den ersten 10 sein. Aufsteiger können also anderes gemeinsam haben als Gewinner.',
        'Grenzen: Es zählen nur Prüfungen, deren Ergebnisse auf deinem Gerät sind. Ein Video, das gestiegen und wieder gefallen ist, ist kein Aufsteiger, und eines, das aus den Ergebnissen gefallen ist, behält seinen letzten Platz.',
      ],
    },
    opportunity: {
      title: 'Chance',
      how: 'Wie viele von vier Anzeichen für die ersten 10 Videos einer Prüfung zutreffen. Vier heißt weit offen, drei offen, zwei umkämpft, eins oder keins schwer.',
      details: [
        'Weniger als die Hälfte der Texte enthält die Suchphrase.',
        'Im Median sind sie älter als 90 Tage.',
        'Mindestens 3 kommen von Konten unter 10.000 Followern.',
        'Mindestens 3 waren in der beantworteten Prüfung davor, höchstens 14 Tage früher, nicht unter den ersten 10.',
        'Die Übersicht nennt die offenste Suchphrase als beste Chance fürs nächste Video, bei mehreren die mit deinem besten üblichen Platz.',
        'Minimum: eine Prüfung mit 10 Videos und 3 bekannte Anzeichen. Ein Anzeichen, das sich nicht bestimmen lässt, bleibt weg, und das Ergebnis sagt es.',
        'Grenzen: TikTok veröffentlicht kein Suchvolumen. Eine offene Suchphrase kann also eine sein, die kaum jemand sucht. Die Anzeichen zählen gleich viel, und keins verspricht einen Platz.',
      ],
    },
    'own-videos': {
      title: 'Deine Videos nebeneinander',
      how: 'Die Plätze der Videos deines Kontos in den Prüfungen des gewählten Zeitraums. Ein Video gewinnt oder verliert, wenn sein letzter Platz mindestens 3 Plätze vom ersten entfernt ist, sonst hält es ihn; fehlt es in der neuesten Prüfung, ist es nicht mehr dabei. Ein Video überholt ein anderes, wenn sich ihre Reihenfolge zwischen zwei Prüfungen ändert, die beide enthalten.',
      details: [
        'Minimum: zwei deiner Videos in einer Prüfung; 3 Prüfungen mit dem Video.',
        'Grenzen: Es zählen nur Prüfungen, deren Ergebnisse auf deinem Gerät sind. Deine Position ist die des besten Videos.',
      ],
    },
    brief: {
      title: 'Ein Briefing fürs nächste Video',
      how: 'Aus dem, was hier gewinnt, alles, was sich beim Drehen bestimmen lässt (Länge, Hashtags, die Suchphrase im Text, Foto-Post), dazu die Chance derselben Prüfung, in Sätzen, mit den Wörtern und Hashtags, die mindestens 3 der ersten 10 Texte haben und deiner nicht.',
      details: [
        'Wörter werden ohne Groß- und Kleinschreibung verglichen, ohne häufige Wörter der Landessprache und ohne Erwähnungen und Links. Genannt werden höchstens 6 Wörter und 6 Hashtags.',
        'Minimum: eine Prüfung mit 5 Videos.',
        'Grenzen: Text in Schriften ohne Leerzeichen zählt als ein Wort. Das Briefing nennt Gemessenes, es ist kein Rat.',
      ],
    },
    suggestions: {
      title: 'Vorschläge im Zeitverlauf',
      how: 'Zwei Suchen derselben Phrase, Art und desselben Landes, verglichen ohne Rücksicht auf Groß- und Kleinschreibung und Leerzeichen: Ein Vorschlag ist neu, weg oder um den Unterschied seiner Plätze gestiegen oder gefallen.',
      details: [
        'Minimum: zwei beantwortete Suchen. „Neu seit“ nennt die frühere.',
        'Grenzen: Die Vorschläge von TikTok unterscheiden sich auch von einer Abfrage zur nächsten.',
      ],
    },
    clusters: {
      title: 'Gruppen',
      how: 'Zwei Keywords gehören zusammen, wenn sie mindestens die Hälfte aller ihrer Wörter teilen, ohne häufige Wörter der Landessprache, oder wenn mindestens 4 der ersten 10 Videos ihrer neuesten Prüfungen dieselben sind. Eine Gruppe umfasst alle Keywords, die solche Paare verbinden, und heißt nach dem Keyword in den meisten Paaren, bei mehreren nach dem kürzeren.',
      details: [
        'Minimum: zwei Keywords. Die beste bekannte Chance ist die der Keywords mit einem Ergebnis.',
        'Grenzen: Eine Kette von Paaren kann Keywords verbinden, die nichts gemeinsam haben. Schriften ohne Leerzeichen werden als ganze Texte verglichen.',
      ],
    },
    'own-ranks': {
      title: 'Wo du sonst noch rankst',
      how: 'Die neueste Prüfung jeder Phrase und jedes Landes, die eins der Konten fand, die du als deine angegeben hast, mit dem besten Platz, sofern keine Suchphrase das Konto dort beobachtet.',
      details: [
        'Minimum: eine Prüfung, und ein Konto, das du als deins angegeben hast.',
        'Grenzen: Von den täglichen Prüfungen zählt nur die neueste jeder Suchphrase, und eine spätere Prüfung findet dich vielleicht nicht mehr.',
      ],
    },
    countries: {
      title: 'Eine Phrase in allen Ländern',
      how: 'Die neueste Prüfung der Phrase in jedem Land. „Auch in“ ist die Zahl der Videos, die in beiden Ländern unter den ersten 10 sind; die Zahl der Vorschläge stammt aus deiner neuesten Suche in dem Land.',
      details: [
        'Minimum: eine Prüfung mit Ergebnissen in beiden Ländern. Ein Land ohne Prüfung bleibt leer.',
        'Grenzen: Die Prüfungen können von verschiedenen Tagen sein; jede zeigt ihr Alter.',
      ],
    },
  },
}
