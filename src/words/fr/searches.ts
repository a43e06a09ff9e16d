import type { Catalogue } from '../catalogue.ts'

export const searches: Catalogue['searches'] = {
  types: { basic: 'Simple', autocomplete: 'Autocomplétion', search_results_check: 'Vérification' },
  unknownState: (state) =>
    `Cette version de Keytrail ne connaît pas l’état « ${state} ». Mettez-la à jour pour en voir plus.`,
}
