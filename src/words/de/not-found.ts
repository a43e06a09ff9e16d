import type { Catalogue } from '../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Seite nicht gefunden',
  text: {
    before: 'Unter ',
    after: ' gibt es nichts. Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  },
  ways: {
    dashboard: { name: 'Übersicht', about: 'Credits und die nächste Suche' },
    search: { name: 'Suche', about: 'Eine Suchphrase nachschlagen' },
    history: { name: 'Suchverlauf', about: 'Alle deine Suchen' },
    home: { name: 'Startseite', about: 'Was Keytrail kann, und eine erste Suche' },
    signIn: { name: 'Anmelden', about: 'Deine Suchen und Suchphrasen' },
  },
}
