import type { Catalogue } from '../catalogue.ts'

export const prompts: Catalogue['prompts'] = {
  installTitle: 'Keytrail auf dem Home-Bildschirm behalten',
  installText:
    'Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Keytrail öffnet sich dann im Vollbild, kann dir Hinweise schicken, und der Browser löscht hier nichts mehr.',
  installRead: 'Verstanden',
  pushTitle: 'Hinweise erhalten, wenn Keytrail geschlossen ist?',
  pushText:
    'Dein erster Hinweis ist eingerichtet. Er erscheint unter „Hinweise“, und dieser Browser kann dich auch benachrichtigen. Ruhezeiten und den Schalter findest du ebenfalls dort.',
  pushLater: 'Nicht jetzt',
  pushOn: 'Benachrichtigungen einschalten',
}
