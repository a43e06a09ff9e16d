import type { Catalogue } from '../catalogue.ts'

export const mailedCode: Catalogue['mailedCode'] = {
  label: 'Code',
  needed: (email) =>
    `Du hast dich vor mehr als einem Tag angemeldet. Deshalb haben wir einen Code an ${email} geschickt. Er gilt einmal, eine Stunde lang.`,
  wrong: 'Dieser Code ist falsch oder abgelaufen.',
  sendAnother: 'Neuen Code anfordern',
  sent: 'Ein neuer Code ist unterwegs.',
}
