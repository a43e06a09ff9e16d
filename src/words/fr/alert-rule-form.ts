import type { Catalogue } from '../catalogue.ts'

export const alertRuleForm: Catalogue['alertRuleForm'] = {
  kind: 'M’alerter en cas de',
  top: 'Top',
  places: 'Places',
  more: 'Autres alertes',
  add: 'Ajouter l’alerte',
  addFailed: 'Impossible d’ajouter l’alerte',
  notWhole: (max) => `Saisissez un nombre entier de 1 à ${max}.`,
  isThere: 'Vous avez déjà cette alerte.',
  removeFailed: 'Impossible de supprimer l’alerte',
}
