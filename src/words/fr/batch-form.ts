import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const batchForm: Catalogue['batchForm'] = {
  mode: 'Mode',
  modes: { single: 'Simple', multiple: 'Multiple', keystroke: 'Frappe' },
  quantity: 'Quantité',
  onePerLine: (n, max) => `Une par ligne. ${n} sur ${max}.`,
  clear: 'Vider la liste',
  keystrokeExample: 'chaussure',
  keystrokeHint: (max) => `Ce que TikTok suggère après chaque frappe, pour les ${max} premiers caractères.`,
  expand: 'Expression à développer',
  expansions: { letters: 'De A à Z', digits: 'De 0 à 9', questions: 'Questions' },
  suggest: 'Voir les suggestions',
  searchAll: (n) => `Rechercher ${counted(n, 'expression', 'expressions')}`,
}
