import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const archiveParts: Catalogue['archiveParts'] = {
  nothing: 'rien',
  counts: {
    searches: (n) => counted(n, 'recherche', 'recherches'),
    checks: (n) => counted(n, 'vérification', 'vérifications'),
    keyPhrases: (n) => counted(n, 'expression', 'expressions'),
    keyPhraseChecks: (n) => counted(n, 'position', 'positions'),
    notes: (n) => counted(n, 'note', 'notes'),
    alertRules: (n) => counted(n, 'règle d’alerte', 'règles d’alerte'),
  },
}
