import type { Catalogue } from '../catalogue.ts'

export const keywordSheet: Catalogue['keywordSheet'] = {
  trackIn: (country, account) =>
    account === null ? `Täglich beobachten: ${country}` : `Täglich beobachten: ${country}, @${account}`,
  change: 'Land oder Account ändern',
  account: 'Account',
  accountHint: 'Wessen Videos gesucht werden. Du kannst es später ergänzen.',
  open: (position) =>
    position === null ? 'Beobachtet: Seite öffnen' : `Beobachtet, Platz ${position}: Seite öffnen`,
  openCheck: (age) => `Prüfung öffnen (${age})`,
  checkFor: (price) => `Prüfen, wer vorn steht · ${price}`,
  findMoreFor: (price) => `Mehr dazu finden · ${price}`,
  copy: 'Kopieren',
  full: (n) => `Alle ${n} Suchphrasen deines Tarifs sind aktiv. Pausiere eine, um eine weitere aufzunehmen.`,
  toTracking: 'Deine Liste öffnen',
  lockedTracking: (plan, n) => `Tägliches Tracking gibt es mit ${plan}: ${n} Suchphrasen, jeden Tag geprüft.`,
  noCredits: (date) => `Keine Credits mehr. Neue am ${date}.`,
}
