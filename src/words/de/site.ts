import type { Catalogue } from '../catalogue.ts'

export const marketing: Catalogue['marketing'] = {
  start: 'Kostenloses Konto erstellen',
  dashboard: 'Zur Übersicht',
  plans: 'Tarife ansehen',
  note: 'Keytrail mit Beispieldaten, auf Englisch. Die App gibt es auch auf Deutsch.',
  questions: 'Häufige Fragen',
}

export const keywordDiscovery: Catalogue['keywordDiscovery'] = {
  title: 'Keyword-Recherche für TikTok',
  description:
    'Finde heraus, was auf TikTok gesucht wird: Vorschläge zu einer Phrase, zu fünfzig auf einmal oder Buchstabe für Buchstabe, in sechs Ländern. Auch offline.',
  lead: 'TikTok ergänzt, was Menschen eintippen, und zeigt verwandte Suchen. Keytrail sammelt beides, für eine Phrase oder für fünfzig, und behält jedes Ergebnis auf deinem Gerät.',
  picture: 'Vorschläge zu einer Liste von Phrasen und wie viele Phrasen zu jedem führten',
  sections: [
    {
      title: 'Eine Phrase',
      text: 'Die Vorschläge, die TikTok in einem Land zu einer Phrase zeigt, oder ihre verwandten Suchen. Eine Suche kostet einen Credit und dauert etwa eine Sekunde.',
    },
    {
      title: 'Fünfzig Phrasen auf einmal',
      text: 'Füge eine Liste ein, eine Phrase pro Zeile. Die Ergebnisse werden zusammengeführt: Ein Keyword, zu dem mehrere Phrasen führen, erscheint einmal, mit ihrer Zahl. Du siehst den Preis, bevor etwas läuft, kannst jederzeit abbrechen und behältst, was schon da ist.',
    },
    {
      title: 'Buchstabe für Buchstabe',
      text: 'Gib ein Wort mit bis zu zwölf Zeichen ein. Wir suchen jeden Anfang so, wie ihn jemand tippen würde: Du siehst, was Menschen nach drei Buchstaben sehen.',
    },
    {
      title: 'A bis Z, 0 bis 9, Fragen',
      text: 'Fertige Listen verbinden deine Phrase mit jedem Buchstaben, jeder Ziffer oder den Fragewörtern der Landessprache.',
    },
    {
      title: 'Danach vergleichen',
      text: 'Vergleiche dieselbe Phrase an zwei Tagen: was neu ist, was fehlt und was gestiegen oder gefallen ist.',
    },
    {
      title: 'Kein Suchvolumen',
      text: 'TikTok veröffentlicht kein Suchvolumen zu Vorschlägen, also zeigen wir keines. Was du bekommst, ist gemessen: diese Wörter, in dieser Reihenfolge, in diesem Land, zu dieser Zeit.',
    },
  ],
  questions: [
    {
      question: 'Woher kommen die Vorschläge?',
      answer:
        'Aus der TikTok-Suche selbst, über einen Datenanbieter. Keytrail zeigt sie in der Reihenfolge von TikTok und sagt, von wann sie sind.',
    },
    {
      question: 'Warum sehe ich in der TikTok-App andere Vorschläge?',
      answer:
        'TikTok passt seine Vorschläge an Ort, Zeit, Sprache und Person an. Keytrail fragt anonym, aus dem Land, das du wählst.',
    },
    {
      question: 'Was kostet eine Liste?',
      answer:
        'Einen Credit pro Phrase. Für fehlgeschlagene Suchen bekommst du ihn zurück. Reichen deine Credits nicht bis zum Ende, behältst du die Ergebnisse bis dahin.',
    },
    {
      question: 'Kann ich die Ergebnisse mitnehmen?',
      answer:
        'Ja, als CSV-Datei oder als Datei für Excel: genau das, was du siehst, in derselben Reihenfolge. Der Export geht auch offline.',
    },
  ],
}

export const rankTracking: Catalogue['rankTracking'] = {
  title: 'Rank-Tracking für TikTok',
  description:
    'Verfolge Tag für Tag, auf welchem Platz dein Video oder Account in der TikTok-Suche steht: Platz, Veränderung, Lücken und Hinweise. Auch offline.',
  lead: 'Gib Keytrail eine Suchphrase und dein Video oder deinen Account. Keytrail prüft die Ergebnisse einmal am Tag und zeichnet den Verlauf: wo du stehst, wie weit du dich bewegt hast und wann du gefehlt hast.',
  picture: 'Der Platz eines beobachteten Videos über 60 Tage, mit den Ergebnissen der neuesten Prüfung',
  sections: [
    {
      title: 'Mit einem geteilten Link',
      text: 'Teile ein Video aus TikTok mit der installierten App oder füge seinen Link ein. Account und Video tragen wir für dich ein.',
    },
    {
      title: 'Eine Prüfung am Tag',
      text: 'Jede aktive Suchphrase wird einmal am Tag geprüft und kostet dabei keine Credits. „Jetzt prüfen“ startet sofort eine Prüfung, für 1 Credit pro Seite.',
    },
    {
      title: 'Ehrliche Lücken',
      text: 'Eine fehlgeschlagene Prüfung ist eine Lücke mit Begründung, nie Platz 0. „Nicht unter den ersten 36“ ist eine eigene Messung und wird auch so gezeichnet.',
    },
    {
      title: 'Alles hinter der Zahl',
      text: 'Zu jeder Prüfung gehören alle Ergebnisse: wer da war, die Zahlen zu jedem Video, acht Durchschnitte und sieben Diagramme nach Platz. Über den Kalender öffnest du jeden Tag.',
    },
    {
      title: 'Sag mir, wenn sich etwas bewegt',
      text: 'Ein Hinweis meldet, wenn du in die vorderen Plätze kommst oder herausfällst, wenn du dich stärker bewegst, als dir lieb ist, oder wenn du verschwindest. Hinweise erscheinen in der App und auf Wunsch als Mitteilung, gebündelt und außerhalb deiner Ruhezeiten.',
    },
    {
      title: 'Unterwegs im Zug',
      text: 'Liste, Diagramme und Exporte öffnen sich offline. Was du hinzufügst, pausierst oder löschst, wird gesendet, sobald du wieder online bist.',
    },
  ],
  questions: (plans) => [
    {
      question: 'Wie wird mein Platz bestimmt?',
      answer:
        'Er ist der beste Platz deines Videos unter den Ergebnissen, erkannt an seiner ID. Ohne Video zählt der beste Platz deines Accounts.',
    },
    {
      question: 'Sehen alle diesen Platz?',
      answer:
        'Nein. Platzierungen hängen von Land, Gerät, Zeit und Person ab, jede Prüfung ist also eine Stichprobe. Wer jeden Tag dieselbe Frage vom selben Ort aus stellt, erkennt Bewegung aber sehr gut, und darum geht es.',
    },
    {
      question: 'Wie viele Suchphrasen kann ich beobachten?',
      answer: `${plans ? 'So viele, wie dein Tarif enthält' : 'So viele, wie deine Liste fasst'}. Es zählen nur aktive. Pausierte behalten ihren Verlauf und kosten nichts.`,
    },
    ...(plans
      ? [
          {
            question: 'Was passiert, wenn ich in einen kleineren Tarif wechsle?',
            answer:
              'Suchphrasen über dem neuen Limit werden pausiert, die neuesten zuerst, und als vom Tarif pausiert markiert. Nichts wird gelöscht.',
          },
        ]
      : []),
  ],
}

export const competitorMonitoring: Catalogue['competitorMonitoring'] = {
  title: 'Die Konkurrenz in der TikTok-Suche im Blick',
  description:
    'Sieh, wer auf TikTok für eine Phrase rankt, wessen Videos kommen und gehen und wie sich bis zu fünf Accounts neben deinem bewegen.',
  lead: 'Zu jeder Phrase gibt es eine erste Seite, und irgendwer steht darauf. Keytrail hält Tag für Tag fest, wer das ist, und zeigt, was es braucht, um dazuzugehören.',
  picture: 'Die Ergebnisse zu einer Phrase: Platz, Account, Follower, Likes, Dauer',
  sections: [
    {
      title: 'Wer rankt',
      text: 'Prüfe die Ergebnisse zu jeder Phrase in sechs Ländern, Seite für Seite. Jede Zeile zeigt den Account, seine Follower und Likes, Dauer und Alter des Videos, so wie TikTok sie angibt. Öffne eine Zeile für Kommentare, Aufrufe und Shares.',
    },
    {
      title: 'Wer kam, wer ging',
      text: 'Vergleiche zwei Prüfungen: was neu ist, was fehlt, was gestiegen und was gefallen ist. Bei einer beobachteten Suchphrase siehst du auch, wer deinen Platz übernommen hat.',
    },
    {
      title: 'Share of Voice',
      text: 'Sieh, welche Accounts bei einer beobachteten Suchphrase die ersten zehn Plätze belegen, über eine Woche oder ein Quartal, auf Grundlage deiner eigenen Prüfungen.',
    },
    {
      title: 'Bis zu fünf Accounts neben deinem',
      text: 'Folge der Konkurrenz bei einer beobachteten Suchphrase. Ihr bester Platz erscheint im selben Diagramm, aus denselben Prüfungen und ohne Aufpreis.',
    },
  ],
  questions: [
    {
      question: 'Erfährt die Konkurrenz davon?',
      answer: 'Nein. Keytrail sieht sich nur Suchergebnisse an, besucht keine Profile und folgt niemandem.',
    },
    {
      question: 'Kann ich sehen, über welche Suchen die Videos der Konkurrenz gefunden wurden?',
      answer:
        'Nein, und das kann niemand außerhalb von TikTok. Du siehst aber, für welche deiner Suchphrasen ihre Videos ranken.',
    },
    {
      question: 'Was ist der VQ-Wert?',
      answer:
        'Ein Wert, den TikTok manchen Videos mitgibt, ohne ihn zu erklären. Wir zeigen ihn, wo es ihn gibt, und leiten nichts daraus ab.',
    },
  ],
}

export const questions: Catalogue['questions'] = {
  title: 'Fragen und Antworten',
  description: (plans) =>
    `Was Keytrail kann, was ein Credit ist, was offline funktioniert, ${plans ? 'wie du den Tarif wechselst ' : ''}und wie du dein Konto löschst.`,
  sections: (plans) => [
    {
      title: 'Allgemein',
      questions: [
        {
          question: 'Was ist Keytrail?',
          answer:
            'Eine Web-App, die herausfindet, was auf TikTok gesucht wird, zeigt, wer für eine Phrase rankt, und den Platz deines Videos oder Accounts verfolgt. Du kannst sie auf dem Startbildschirm deines Handys installieren, und sie öffnet sich auch offline.',
        },
        {
          question: 'Gehört Keytrail zu TikTok?',
          answer:
            'Nein. Keytrail steht in keiner Verbindung zu TikTok und wird von TikTok nicht unterstützt. Keytrail liest öffentliche Suchergebnisse über Datenanbieter.',
        },
        {
          question: 'Sind die Platzierungen genau?',
          answer:
            'Für den Moment und das Land der Prüfung ja. Es sind aber Stichproben, denn TikTok zeigt nicht allen dasselbe. Vergleiche Prüfungen mit Prüfungen, nicht mit deiner eigenen TikTok-App.',
        },
        {
          question: 'Warum gibt es kein Suchvolumen?',
          answer:
            'Weil TikTok zu Vorschlägen keines veröffentlicht. Eine Zahl, die niemand gemessen hat, wäre erfunden, und erfundene Zahlen verkaufen wir nicht.',
        },
      ],
    },
    {
      title: 'Funktionen und Nutzung',
      questions: [
        {
          question: 'Wofür brauche ich Credits?',
          answer:
            'Eine einzelne Suche kostet 1, eine Liste 1 pro Phrase, die Suche Buchstabe für Buchstabe 1 pro Buchstabe und eine Prüfung der Suchergebnisse 1 pro Seite. Für fehlgeschlagene Suchen bekommst du den Credit zurück, und was du schon hast, öffnest du kostenlos.',
        },
        {
          question: 'Wann gibt es neue Credits?',
          answer:
            'Alle 30 Tage, gerechnet ab dem Tag, an dem du dein Konto erstellt hast. Das Datum steht in der Übersicht.',
        },
        {
          question: 'Was funktioniert offline?',
          answer:
            'Alles, was du nachgeschlagen hast: Verläufe, Ergebnisse, Diagramme, Kalender und Exporte, dazu die Blogbeiträge, die du geöffnet hast. Suchphrasen, die du hinzufügst, pausierst oder löschst, und Suchen, die du startest, werden gesendet, sobald du wieder online bist, jede genau einmal.',
        },
        {
          question: 'Kann ich Keytrail ohne Konto ausprobieren?',
          answer: 'Ja: 3 Suchen am Tag, für das Vereinigte Königreich.',
        },
        {
          question: 'Wie installiere ich Keytrail?',
          answer:
            'Öffne Keytrail im Browser und wähle „Zum Startbildschirm hinzufügen“ oder „Installieren“. Auf Android kannst du Videos danach direkt aus TikTok mit Keytrail teilen.',
        },
      ],
    },
    {
      title: 'Hilfe',
      questions: [
        ...(plans
          ? [
              {
                question: 'Wie wechsle oder kündige ich meinen Tarif?',
                answer:
                  '„Abo verwalten“ in deinem Konto öffnet die Seite des Zahlungsanbieters. Ein gekündigter Tarif läuft bis zum Ende seines Zeitraums. Suchphrasen über dem Limit des nächsten Tarifs werden dann pausiert, nie gelöscht.',
              },
            ]
          : []),
        {
          question: 'Wie lösche ich mein Konto?',
          answer: `In deinem Konto unter „Konto löschen“. Das entfernt alle deine Daten von unserem Server und vom Gerät${plans ? ' und beendet dein Abo' : ''}. Vorher kannst du deine Daten dort herunterladen.`,
        },
        {
          question: 'Eine Prüfung ist fehlgeschlagen. Was nun?',
          answer:
            'Die Prüfung nennt den Grund, und du bekommst den Credit zurück. Meist liegt es an TikTok oder am Anbieter und ist nach Minuten vorbei. Tägliche Prüfungen versuchen es im Lauf des Tages von selbst noch einmal.',
        },
      ],
    },
  ],
  more: 'Noch eine Frage?',
  contact: 'Schreib uns',
}
