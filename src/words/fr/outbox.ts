import { plural } from '#src/lib/plural.ts'
import type { Catalogue } from '../catalogue.ts'

export const outbox: Catalogue['outbox'] = {
  saveAsFile: 'Enregistrer un fichier',
  refusedTitle: 'Modifications non enregistrées',
  waitingTitle: 'Modifications à envoyer',
  tryAgain: 'Réessayer',
  edit: 'Modifier',
  discard: 'Abandonner',
  tryNow: 'Envoyer maintenant',
  notSaved: (change, reason) => `${change} : non enregistré. ${reason}`,
  waiting: (why, when) => `${why} Prochain essai ${when}.`,
  stuck: (why, when) =>
    `${why} Prochain essai ${when}. Elles attendent depuis un moment et restent sur cet appareil jusqu’à leur envoi.`,
  sending: 'En route vers le serveur.',
  offline: 'Vous êtes hors ligne. Elles seront envoyées dès votre retour en ligne.',
  signIn: 'Reconnectez-vous pour les envoyer. D’ici là, elles restent sur cet appareil.',
  more: (count) => `et ${count} ${plural(count, 'autre', 'autres')}`,
  names: {
    change_profile: 'Modification du profil',
    add_key_phrase: 'Nouvelle expression',
    change_key_phrase: 'Modification d’expression',
    delete_key_phrase: 'Suppression d’expression',
    put_note: 'Note',
    delete_note: 'Suppression de note',
    put_alert_rule: 'Alerte',
    delete_alert_rule: 'Suppression d’alerte',
    mark_alerts_read: 'Alertes marquées comme lues',
    change_alert_settings: 'Réglages des notifications',
    run_search: 'Recherche',
  },
  unknown: 'Modification',
  named: (name, phrase) => `${name} « ${phrase} »`,
}
