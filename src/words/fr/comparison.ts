import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const comparison: Catalogue['comparison'] = {
  with: 'Comparer avec',
  choose: 'Choisir une autre recherche de cette expression',
  countries: (one, other) => `Deux pays, ${one} et ${other} : leurs résultats ne sont pas comparables.`,
  caption: (phrase) => `Comparaison pour ${phrase}`,
  file: (phrase) => `comparaison pour ${phrase}`,
  video: 'Vidéo',
  change: 'Évolution',
  before: 'Avant',
  after: 'Après',
  changes: {
    new: () => 'Nouveau',
    gone: () => 'Disparu',
    unchanged: () => 'Inchangé',
    up: (places) => `+${places}`,
    down: (places) => `−${places}`,
  },
  counts: {
    new: (n) => `${n} ${plural(n, 'nouveau', 'nouveaux')}`,
    gone: (n) => `${n} ${plural(n, 'disparu')}`,
    unchanged: (n) => `${n} ${plural(n, 'inchangé')}`,
    up: (n) => `${n} en hausse`,
    down: (n) => `${n} en baisse`,
  },
  nothingTitle: 'Rien à comparer',
  nothing: 'Aucune des deux recherches n’a donné de résultats.',
}
