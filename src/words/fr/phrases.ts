import type { Catalogue } from '../catalogue.ts'

export const phrases: Catalogue['phrases'] = {
  missing: 'Saisissez une expression.',
  tooMany: '50 expressions au maximum',
  tooLong: (max) => `Une expression dépasse ${max} caractères`,
}
