import type { Catalogue } from '../catalogue.ts'

export const searches: Catalogue['searches'] = {
  types: { basic: 'Basis', autocomplete: 'Autocomplete', search_results_check: 'Prüfung' },
  unknownState: (state) =>
    `Diese Version von Keytrail kennt den Status „${state}“ nicht. Aktualisiere, um mehr zu sehen.`,
}
