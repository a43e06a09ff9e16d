import type { Catalogue } from '../catalogue.ts'

export const dashboard: Catalogue['dashboard'] = {
  welcome: (first, last) => `Willkommen, ${first} ${last}`,
  loading: 'Deine Übersicht wird geladen',
  profileFailed: 'Das Profil konnte nicht geladen werden',
  credits: 'Credits',
  creditsUsed: 'Verbrauchte Credits',
  loadingCredits: 'Die Credits werden geladen',
  resetsOn: (date) => `Neue Credits am ${date}.`,
  plan: (plan) => `Tarif ${plan}`,
  autocomplete: 'Autocomplete',
  autocompleteAbout: 'Was TikTok beim Tippen vorschlägt, im Land deiner Wahl.',
  basic: 'Basissuche',
  tracking: 'Platzierungen',
  trackingAbout: 'Deine Plätze, täglich',
}
