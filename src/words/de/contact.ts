import type { Catalogue } from '../catalogue.ts'

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
