import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const archiveParts: Catalogue['archiveParts'] = {
  nothing: 'nichts',
  counts: {
    searches: (n) => counted(n, 'Suche', 'Suchen'),
    checks: (n) => counted(n, 'Prüfung', 'Prüfungen'),
    keyPhrases: (n) => counted(n, 'Suchphrase', 'Suchphrasen'),
    keyPhraseChecks: (n) => counted(n, 'Position', 'Positionen'),
    notes: (n) => counted(n, 'Notiz', 'Notizen'),
    alertRules: (n) => counted(n, 'Hinweisregel', 'Hinweisregeln'),
  },
}
