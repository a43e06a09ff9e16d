import type { Catalogue } from '../catalogue.ts'

export const alertRuleForm: Catalogue['alertRuleForm'] = {
  kind: 'Hinweis bei',
  top: 'Top',
  places: 'Plätze',
  add: 'Hinweis anlegen',
  addFailed: 'Der Hinweis konnte nicht angelegt werden',
  notWhole: (max) => `Gib eine ganze Zahl von 1 bis ${max} ein.`,
  isThere: 'Diesen Hinweis hast du bereits.',
  remove: 'Entfernen',
  removeOne: (rule) => `Entfernen: ${rule}`,
  removeFailed: 'Der Hinweis konnte nicht entfernt werden',
}
