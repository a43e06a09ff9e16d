import type { Catalogue } from '../catalogue.ts'

export const trackingPage: Catalogue['trackingPage'] = {
  title: 'Suivi',
  lead: 'La place de vos vidéos dans la recherche TikTok, vérifiée chaque jour. Le classement varie selon le lieu, l’heure et l’appareil ; chaque vérification est un échantillon.',
  back: 'Retour au tableau de bord',
  loading: 'Chargement de vos expressions',
  loadFailed: 'Impossible de charger les expressions suivies',
  addTitle: 'Ajouter à votre liste',
  open: 'Ajouter des expressions',
  openShort: 'Ajouter',
  close: 'Fermer',
  howMany: 'Combien',
  one: 'Une',
  several: 'Plusieurs',
  loadingForm: 'Chargement',
  fromTikTok: 'Ajouter directement depuis TikTok',
  room: (active, allowed) =>
    `${active} sur ${allowed} expressions actives. Chacune est vérifiée une fois par jour.`,
  planTracks: (plan, phrases) =>
    `${plan} suit ${phrases} expressions et vérifie chaque jour votre position pour chacune.`,
  upgrade: (plan) => `Passer à ${plan}`,
  sample: 'Exemple',
  sampleAbout: 'Ce que montre le suivi après 14 jours',
}
