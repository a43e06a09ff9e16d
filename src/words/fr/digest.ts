import { formatWhole } from '../../lib/format.ts'
import type { Translation } from '../../lib/translation.ts'
import type { digestWords } from '../digest.ts'

export const digest: Translation<typeof digestWords> = {
  more: (count) => `Et ${formatWhole(count)} de plus.`,
  open: 'Ouvrir Keytrail :',
  why: 'Vous recevez cet e-mail une fois par jour, et seulement si quelque chose a bougé.',
  unsubscribe: 'Se désabonner :',
  settings: 'Vos notifications :',
  stopTitle: 'Ne plus recevoir l’e-mail quotidien ?',
  stopText: 'Vous ne recevrez plus le résumé quotidien de Keytrail par e-mail. Rien d’autre ne change.',
  stop: 'Se désabonner',
  stoppedTitle: 'Vous êtes désabonné',
  stoppedText:
    'Vous ne recevrez plus d’e-mail quotidien. Vous pouvez le réactiver dans Keytrail, sous « Alertes ».',
}
