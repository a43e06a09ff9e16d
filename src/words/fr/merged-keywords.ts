import { counted } from '#src/lib/format.ts'
import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

const keywords = (n: number) => counted(n, 'mot-clé', 'mots-clés')

export const mergedKeywords: Catalogue['mergedKeywords'] = {
  caption: 'Mots-clés, doublons fusionnés',
  filter: 'Filtrer les mots-clés',
  selectAll: 'Tout sélectionner',
  selectNone: 'Tout désélectionner',
  copy: 'Copier',
  copied: (n) => `${keywords(n)} ${plural(n, 'copié')}`,
  cannotCopy: 'Ce navigateur n’autorise pas la copie ici',
  noneContains: (text) => `Aucun mot-clé ne contient « ${text} »`,
  showAll: 'Tout afficher',
}
