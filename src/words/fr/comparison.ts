import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const comparison: Catalogue['comparison'] = {
  with: 'Comparer avec',
  choose: 'Choisir une autre recherche de cette expression',
  countries: 'Deux pays : les positions ne sont pas comparables.',
  otherCountries: 'Autres pays',
  between: (earlier, later) => `${earlier} → ${later}`,
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
  filter: 'Afficher',
  sort: 'Tri',
  allChanges: (n) => `${n} ${plural(n, 'changement')}`,
  showUnchanged: (n) => `Afficher ${n} ${plural(n, 'inchangé')}`,
  hideUnchanged: 'Masquer les inchangés',
  noChanges: 'Rien n’a changé.',
  move: (before, after) => `${before} → ${after}`,
  nothingTitle: 'Rien à comparer',
  nothing: 'Aucune des deux recherches n’a donné de résultats.',
}
