import type { Catalogue } from '../catalogue.ts'

export const security: Catalogue['security'] = {
  notLoggedIn: 'Vous n’êtes pas connecté',
  password: 'Mot de passe',
  currentPassword: 'Mot de passe actuel',
  wrongPassword: 'Ce n’est pas votre mot de passe actuel.',
  newPassword: 'Nouveau mot de passe',
  changePassword: 'Changer',
  changeSignsOut: 'Vos autres appareils seront déconnectés.',
  passwordUpdated: 'Votre mot de passe a été modifié !',
  devices: 'Autres appareils',
  devicesLead: 'Vous déconnecte de tous vos autres appareils, en moins d’une heure.',
  signOutDevices: 'Déconnecter les autres',
  devicesLeft: 'Tous les autres appareils ont été déconnectés.',
  devicesNotLeft: (reason) => `Impossible de déconnecter vos autres appareils. ${reason}`,
  deleteAccount: 'Supprimer mon compte',
  deleteLead: {
    plans:
      'Supprime votre compte, vos recherches, vos expressions et votre abonnement, ici et sur nos serveurs.',
    noPlans: 'Supprime votre compte, vos recherches et vos expressions, ici et sur nos serveurs.',
  },
  deleted: 'Votre compte a été supprimé.',
  closed: 'Votre compte est fermé. Ses dernières données auront disparu d’ici une heure.',
  deleteFailed: {
    offline: 'Vous êtes hors ligne. Un compte ne peut être supprimé qu’en ligne ; rien n’a été supprimé.',
    unknown:
      'Le serveur n’a pas répondu à temps : nous ne savons pas si votre compte a été supprimé. Réessayez.',
    payments:
      'Votre abonnement n’a pas pu être résilié, donc rien n’a été supprimé. Réessayez dans quelques minutes.',
    otherwise: 'Votre compte n’a pas pu être supprimé. Rien n’est perdu ; réessayez dans quelques minutes.',
  },
}
