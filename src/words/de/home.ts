import { counted, formatWhole } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const ages: Catalogue['ages'] = {
  justNow: 'gerade eben',
  today: 'Heute',
  yesterday: 'Gestern',
  minutes: (count) => `vor ${counted(count, 'Minute', 'Minuten')}`,
  hours: (count) => `vor ${counted(count, 'Stunde', 'Stunden')}`,
  days: (count) => `vor ${counted(count, 'Tag', 'Tagen')}`,
}

export const contact: Catalogue['contact'] = {
  title: 'Kontakt',
  lead: 'Eine Frage, eine Idee, etwas ging schief? Wir lesen jede Nachricht.',
  submit: 'Nachricht senden',
  meta: {
    title: 'Kontakt · Keytrail',
    description: 'Schreib den Menschen hinter Keytrail: eine Frage, eine Idee oder etwas, das schiefging.',
  },
  answers: {
    before:
      'Die meisten Fragen, etwa wie Suchen gezählt werden oder was ein Platz bedeutet, beantworten unsere ',
    link: 'Fragen und Antworten',
    after: '.',
  },
  privacy: {
    before:
      'Wir speichern deine Nachricht mit Namen und Adresse nur, um sie zu beantworten. Wie lange, steht in der ',
    link: 'Datenschutzerklärung',
    after: '.',
  },
  needsScript: 'Dieses Formular braucht JavaScript, das in deinem Browser ausgeschaltet ist.',
  fields: { name: 'Name', email: 'E-Mail', message: 'Nachricht' },
  wrong: {
    name: 'Gib deinen Namen ein.',
    email: 'Gib eine Adresse ein, an die wir antworten können, etwa name@example.com.',
    message: 'Gib deine Nachricht ein.',
  },
  failed: 'Die Nachricht konnte nicht gesendet werden. Versuch es später noch einmal.',
  unreachable: 'Der Server ist nicht erreichbar. Prüfe deine Verbindung.',
  notRobot: 'Bestätige, dass du kein Roboter bist.',
  invalid:
    'Eines der Felder enthält etwas, das wir nicht senden können. Ändere es und versuch es noch einmal.',
  sent: 'Danke für deine Nachricht! Wir melden uns bald.',
  reply: 'Wir antworten an deine E-Mail-Adresse.',
}

export const dashboard: Catalogue['dashboard'] = {
  welcome: (first, last) => `Willkommen, ${first} ${last}`,
  since: (time) => `Änderungen seit ${time}`,
  loading: 'Deine Übersicht wird geladen',
  profileFailed: 'Das Profil konnte nicht geladen werden',
  findFirst: 'Finde deine erste Suchphrase',
  trackFirst: 'Beobachte deine erste Suchphrase',
  lookUpNext: 'Was möchtest du nachschlagen?',
  creditsOn: (date) => `Neue Credits am ${date}`,
  events: 'Was passiert ist',
  moreMoved: (events) => `${formatWhole(events)} weitere haben sich bewegt`,
  out: 'raus',
  outside: 'außerhalb der Ergebnisse',
  movedUp: (from, to) => `Gestiegen von ${from} auf ${to}`,
  movedDown: (from, to) => `Gefallen von ${from} auf ${to}`,
  bestSoFar: 'Bester Platz bisher',
  wasNotFound: 'Vorher nicht gefunden',
  how: (how) => `: ${how}`,
  movement: ['wie üblich', 'ungewöhnlich', 'neues Niveau'],
  standing: 'Wo du stehst',
  others: 'Die übrigen',
  position: 'Position: ',
  sinceLook: (change) => `${change} seit deinem letzten Besuch`,
  all: (phrases) => `Alle ${counted(phrases, 'Suchphrase', 'Suchphrasen')}`,
  paused: 'pausiert',
  columns: {
    phrase: 'Suchphrase',
    now: 'Jetzt',
    sinceLook: 'Seit zuletzt',
    week: '7 Tage',
    best: 'Beste',
    trend: '30 Tage',
    why: 'Warum',
  },
  walkHint: 'Pfeiltasten gehen durch die Zeilen, Enter öffnet',
  noChecks: 'wurde in den letzten 30 Tagen nicht geprüft',
  doNext: 'Als Nächstes',
  steps: {
    first: (phrase) => `Sieh, wer bei „${phrase}“ vorn ist. Das hast du vor der Anmeldung probiert.`,
    drop: (phrase) => `Sieh, welche Videos dich bei „${phrase}“ überholt haben.`,
    aim: (phrase) => `Gib für „${phrase}“ ein Konto oder Video an, um die Position zu sehen.`,
    late: (phrase) => `Die tägliche Prüfung von „${phrase}“ ist überfällig. Prüfe jetzt selbst.`,
    risers: (phrase) => `Sieh dir an, was die Aufsteiger bei „${phrase}“ gemeinsam haben.`,
    open: (phrases) =>
      phrases === 1
        ? 'Eine deiner Suchphrasen ist weit offen.'
        : `${phrases} deiner Suchphrasen sind weit offen.`,
    track: (phrase, searches) => `Beobachte „${phrase}“: ${searches} deiner Suchen haben sie gefunden.`,
  },
  stepButtons: {
    first: 'Prüfen · 1 Credit',
    drop: 'Vergleichen',
    aim: 'Angeben',
    late: 'Prüfen',
    open: 'Ansehen',
    track: 'Beobachten',
  },
  nextVideo: (phrase, why) => `Beste Chance fürs nächste Video: „${phrase}“, ${why}`,
  chance: (signs, of) => `${signs} von ${of} Anzeichen`,
  usually: (rank) => `üblicher Platz ${rank}`,
  credits: 'Credits',
  loadingCredits: 'Die Credits werden geladen',
  left: (credits, date) => `${formatWhole(credits)} übrig. Neue Credits am ${date}.`,
  plan: (plan) => `Tarif ${plan}`,
  lookUp: 'Nachschlagen',
  checksGoOn: 'Die täglichen Prüfungen laufen weiter.',
  lookUpWays: 'Was nachgeschlagen wird',
  lookUpBar: 'Suchen oder Platzierung prüfen',
  autocomplete: 'Vorschläge',
  autocompleteAbout: 'Was TikTok beim Tippen vorschlägt, im Land deiner Wahl.',
  trackingAbout: 'Deine Plätze, täglich',
  recent: 'Letzte Suchen',
  allSearches: 'Alle Suchen',
}

export const days: Catalogue['days'] = { today: 'Heute', yesterday: 'Gestern' }

export const firstLink: Catalogue['firstLink'] = {
  label: 'Link zu deinem TikTok-Video',
  hint: 'In TikTok: „Teilen“, dann „Link kopieren“. Ein Link zu deinem Profil geht auch.',
  go: 'Weiter',
}

export const trackingSample: Catalogue['trackingSample'] = {
  title: (days) => `Das zeigt Tracking nach ${days} Tagen`,
  badge: 'Beispiel',
  trail: (checks) => `Ein Beispiel mit ${checks} täglichen Prüfungen`,
  tells: [
    'Wo dein Video heute steht',
    'Wie weit es sich in einer Woche bewegt hat',
    'Jede tägliche Prüfung als Spur, und wer dich überholt hat',
  ],
  how: 'So geht Tracking',
}
