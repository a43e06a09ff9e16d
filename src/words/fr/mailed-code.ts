import type { Catalogue } from '../catalogue.ts'

export const mailedCode: Catalogue['mailedCode'] = {
  label: 'Code',
  needed: (email) =>
    `Vous vous êtes connecté il y a plus d’un jour : nous avons envoyé un code à ${email}. Il sert une seule fois, pendant une heure.`,
  wrong: 'Ce code est incorrect ou a expiré.',
  sendAnother: 'Renvoyer un code',
  sent: 'Un nouveau code est en route.',
}
