import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const tryIt: Catalogue['tryIt'] = {
  form: 'Suche ausprobieren',
  phrase: 'Suchphrase',
  search: 'Suchen',
  missing: 'Gib eine Suchphrase ein.',
  hint: 'Ein Wort oder mehrere, in jeder Sprache.',
  examples: 'Beispiele',
  demoAccount: 'Demokonto öffnen',
  dashboard: 'Zur Übersicht',
}

export const landing: Catalogue['landing'] = {
  meta: {
    title: 'Keytrail: Keywords und Rankings auf TikTok',
    description:
      'Finde heraus, was auf TikTok gesucht wird, prüfe in sechs Ländern, wer dafür rankt, und verfolge den Platz deines Videos Tag für Tag. Auch offline.',
  },
  title: 'Was auf TikTok gesucht wird und wer dafür rankt',
  lead: 'Für Creator und Marken auf TikTok: Keytrail findet die Suchphrasen, prüft die Ergebnisse und verfolgt den Platz deines Videos Tag für Tag. Was du findest, öffnet sich auch offline.',
  trail: {
    label:
      'Eine Linie mit Plätzen über 14 Tage: am Anfang nicht unter den ersten 30, dann von Platz 24 bis auf Platz 1, mit einer Lücke, wo eine Prüfung fehlgeschlagen ist.',
    day: (day) => `Tag ${day}`,
    today: 'Heute',
    top: (ranks) => `Top ${ranks}`,
    notIn: (ranks) => `nicht in Top ${ranks}`,
    failed: 'fehlgeschlagen',
    you: (rank) => `Du ${rank}`,
    caption:
      'Ein Beispiel, für diese Seite gezeichnet. Eine fehlgeschlagene Prüfung hinterlässt eine Lücke, nie eine Null.',
  },
  featuresTitle: 'Erst die Suchphrase finden, dann dranbleiben',
  features: {
    discovery: {
      title: 'Keywords finden',
      text: 'Beginne mit einer Phrase, einer Liste mit bis zu 50 oder einem Wort, Buchstabe für Buchstabe, und sieh dir Vorschläge und verwandte Suchen von TikTok an.',
      more: 'So findest du Keywords',
    },
    tracking: {
      title: 'Rank-Tracking',
      text: 'Deine Suchphrasen werden einmal am Tag geprüft: dein Platz, was sich seit gestern und in einer Woche geändert hat, und dein bester Platz bisher.',
      more: 'So funktioniert das Rank-Tracking',
    },
    ranking: {
      title: 'Wer dafür rankt',
      text: 'Sieh in sechs Ländern, wer für eine Phrase rankt, mit den Zahlen zu jedem Video und seinem Account. Deine eigenen Videos sind hervorgehoben.',
      more: 'So behältst du die Konkurrenz im Blick',
    },
    offline: {
      title: 'Funktioniert offline',
      text: 'Was du einmal nachgeschlagen hast, öffnet sich sofort, auch im Zug oder im Flugzeug. Was du offline änderst, wird gesendet, sobald du wieder Netz hast.',
      more: '',
    },
  },
  specimens: {
    video: 'Dein Video',
    account: 'Dein Account',
    up: '5 Plätze höher als gestern',
    waiting: '2 Änderungen warten',
  },
  gallery: {
    title: 'So sieht es aus',
    note: 'Keytrail mit Beispieldaten. Die Bilder zeigen die englische Oberfläche; die App gibt es auch auf Deutsch.',
    list: 'Bilder aus der App',
    previous: 'Vorheriges Bild',
    next: 'Nächstes Bild',
    shown: (title, number, all) => `${title}, Bild ${number} von ${all}`,
  },
  pictures: {
    dashboard: {
      title: 'Übersicht',
      alt: 'Die Übersicht: die verbleibenden Credits des Monats und die Formulare für die nächste Suche',
    },
    results: {
      title: 'Gesucht wird',
      alt: 'Verwandte Suchen zu „running shoes“ in einer Tabelle, die du exportieren kannst',
    },
    batch: {
      title: 'Viele Phrasen',
      alt: 'Vorschläge zu mehreren Phrasen in einer Tabelle, jeweils mit den Phrasen, die dorthin führten',
    },
    check: {
      title: 'Wer rankt',
      alt: 'Die Ergebnisse zu einer Phrase: Platz, Account, Follower, Likes und Dauer jedes Videos',
    },
    tracking: { title: 'Rank-Tracking', alt: 'Beobachtete Suchphrasen mit ihren Plätzen und Veränderungen' },
    'key-phrase': {
      title: 'Suchphrase',
      alt: 'Der Platz eines beobachteten Videos über 60 Tage, als Linie mit Lücken',
    },
    history: { title: 'Verlauf', alt: 'Jede Suche nach Phrase, mit Land und Uhrzeit' },
  },
  factsTitle: 'Worauf du dich verlassen kannst',
  facts: [
    {
      text: 'Eine fehlgeschlagene Prüfung ist eine Lücke, nie eine Null.',
      more: 'Die Linie bricht ab und beginnt neu. Nichts wird aufgefüllt.',
    },
    {
      text: 'Öffnet sich auch im Flugzeug.',
      more: 'Alles, was du nachgeschlagen hast, liegt auf deinem Gerät.',
    },
    {
      text: 'Kein Suchvolumen, denn TikTok veröffentlicht keines.',
      more: 'Jede Zahl hier ist gemessen oder aus Gemessenem berechnet.',
    },
  ],
  start: {
    visitor: 'Schlag deine erste Suchphrase nach',
    member: 'Schlag deine nächste Suchphrase nach',
    free: 'Kostenloses Konto, nur mit E-Mail-Adresse.',
  },
}

export const pricing: Catalogue['pricing'] = {
  title: 'Preise',
  lead: 'Ohne Konto kannst du 3 Suchen am Tag ausprobieren. Mit einem Tarif kostet eine Suche 1 Credit, eine Liste 1 pro Phrase und eine Prüfung 1 pro Seite. Für fehlgeschlagene Suchen bekommst du den Credit zurück.',
  perMonth: 'pro Monat',
  perKeyPhrase: (price) => `${price} im Monat je beobachteter Suchphrase`,
  beyond: (plan) => `Alles aus dem Tarif ${plan}, dazu`,
  purposes: {
    free: 'Um herauszufinden, was gesucht wird.',
    premium: 'Für Creator, die ein paar Suchphrasen verfolgen.',
    pro: 'Für Marken und Teams mit vielen Suchphrasen.',
  },
  credits: (n) => `${counted(n, 'Credit', 'Credits')} pro Monat`,
  autocomplete: 'Suchvorschläge: einzeln, als Liste und Buchstabe für Buchstabe',
  related: 'Verwandte Suchen',
  countries: (n) => `${n} Länder`,
  oneCountry: 'Vereinigtes Königreich',
  checks: (pages) =>
    `Prüfung der Suchergebnisse, ${pages === null ? 'beliebig viele Seiten' : counted(pages, 'Seite', 'Seiten')}`,
  tracked: (n) => `${n} täglich geprüfte Suchphrasen`,
  untracked: 'Keine beobachteten Suchphrasen',
  kept: 'Verlauf, Exporte und Diagramme, online wie offline',
  own: 'Dein Tarif',
  included: 'In deinem Tarif enthalten',
  upgrade: 'Upgrade in deinem Konto',
  choose: (plan) => `${plan} wählen`,
  tryFree: 'Kostenlos testen',
}
