import type { Catalogue } from '../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Seite nicht gefunden',
  text: {
    before: 'Unter ',
    after: ' gibt es nichts. Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  },
  ways: {
    dashboard: { name: 'Übersicht', about: 'Was passiert ist und was jetzt ansteht' },
    search: { name: 'Entdecken', about: 'Eine Suchphrase nachschlagen' },
    history: { name: 'Verlauf', about: 'Alle deine Suchen und Checks' },
    home: { name: 'Startseite', about: 'Was Keytrail kann, und eine erste Suche' },
    signIn: { name: 'Anmelden', about: 'Deine Suchen und Suchphrasen' },
  },
}
