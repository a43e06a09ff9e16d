import type { Catalogue } from '../catalogue.ts'

export const prompts: Catalogue['prompts'] = {
  installTitle: 'Gardez Keytrail sur votre écran d’accueil',
  installText:
    'Touchez Partager, puis Sur l’écran d’accueil. Keytrail s’ouvre alors en plein écran, peut vous envoyer des alertes, et le navigateur n’efface plus ce qu’il conserve ici.',
  installRead: 'Compris',
  pushTitle: 'Recevoir des alertes quand Keytrail est fermé ?',
  pushText:
    'Votre première alerte est en place. Elle apparaîtra dans Alertes, et ce navigateur peut aussi vous prévenir. Les heures calmes et le réglage s’y trouvent également.',
  pushLater: 'Pas maintenant',
  pushOn: 'Activer les notifications',
}
