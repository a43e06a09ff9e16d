import type { Catalogue } from '../catalogue.ts'

export const phrases: Catalogue['phrases'] = {
  missing: 'Gib eine Suchphrase ein.',
  tooMany: 'Höchstens 50 Suchphrasen sind erlaubt',
  tooLong: (max) => `Eine Suchphrase hat mehr als ${max} Zeichen`,
}
