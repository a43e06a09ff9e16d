import { maxPasswordBytes, minPasswordLength } from '#src/domain/input-limits.ts'
import type { Catalogue } from '../catalogue.ts'

export const newPassword: Catalogue['newPassword'] = {
  hint: `Mindestens ${minPasswordLength} Zeichen.`,
  problems: {
    'too-short': `Verwende mindestens ${minPasswordLength} Zeichen.`,
    'too-long': `Verwende höchstens ${maxPasswordBytes} Zeichen.`,
    'is-email': 'Verwende nicht deine E-Mail-Adresse als Passwort.',
  },
  strengths: {
    weak: 'Schwach: Ein längeres ist sicherer.',
    fair: 'Mittel: Ein paar Zeichen mehr machen es stark.',
    strong: 'Stark.',
  },
}
