import type { Catalogue } from '../catalogue.ts'

export const alertRuleForm: Catalogue['alertRuleForm'] = {
  kind: 'Hinweis bei',
  top: 'Top',
  places: 'Plätze',
  more: 'Weitere Hinweise',
  add: 'Hinweis anlegen',
  addFailed: 'Der Hinweis konnte nicht angelegt werden',
  notWhole: (max) => `Gib eine ganze Zahl von 1 bis ${max} ein.`,
  isThere: 'Diesen Hinweis hast du bereits.',
  removeFailed: 'Der Hinweis konnte nicht entfernt werden',
}
