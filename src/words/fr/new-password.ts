import { maxPasswordBytes, minPasswordLength } from '#src/domain/input-limits.ts'
import type { Catalogue } from '../catalogue.ts'

export const newPassword: Catalogue['newPassword'] = {
  hint: `Au moins ${minPasswordLength} caractères.`,
  problems: {
    'too-short': `Utilisez au moins ${minPasswordLength} caractères.`,
    'too-long': `Utilisez au plus ${maxPasswordBytes} caractères.`,
    'is-email': 'N’utilisez pas votre adresse e-mail comme mot de passe.',
  },
  strengths: {
    weak: 'Faible : un mot de passe plus long est plus sûr.',
    fair: 'Moyen : quelques caractères de plus le rendront solide.',
    strong: 'Solide.',
  },
}
