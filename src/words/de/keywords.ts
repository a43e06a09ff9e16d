import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

const checks = (n: number) => counted(n, 'Prüfung', 'Prüfungen')

export const keywordActions: Catalogue['keywordActions'] = {
  tracked: (position) => (position === null ? 'beobachtet' : `beobachtet · ${position}`),
  checked: (age, position) => (position === null ? `geprüft ${age}` : `geprüft ${age} · du ${position}`),
  newSince: (day) => `neu seit dem ${day}`,
  actions: (word) => `Aktionen: ${word}`,
  check: 'Prüfen, wer vorn steht',
  track: 'Beobachten',
  findMore: 'Mehr finden',
  idea: 'Idee',
  select: (word) => `${word} auswählen`,
  suggestions: (n) => counted(n, 'Vorschlag', 'Vorschläge'),
  chosen: (n) => `${n} ausgewählt`,
  clear: 'Aufheben',
  checkAll: (price) => `Prüfen (${price})`,
  checking: (done, all) => `Prüfung ${done + 1} von ${all} läuft`,
  checkedAll: (n) => `${checks(n)} abgeschlossen`,
  checkedSome: (done, all) => `${done} von ${checks(all)} abgeschlossen.`,
  restIsSelected: 'Die übrigen sind noch ausgewählt.',
  queued: (n) => `${checks(n)}: ${n === 1 ? 'läuft' : 'laufen'}, sobald du wieder online bist.`,
  trackWith: (plan) => `Beobachten mit ${plan}`,
  nextQuestion: (word) => `Wer steht bei „${word}“ vorn?`,
  nextAnswer: 'Sieh die Videos in ihrer Reihenfolge und ob deins dabei ist.',
}

export const keywordSheet: Catalogue['keywordSheet'] = {
  trackIn: (country, account) =>
    account === null ? `Täglich beobachten: ${country}` : `Täglich beobachten: ${country}, @${account}`,
  change: 'Land oder Konto ändern',
  account: 'Konto',
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

export const keywordTables: Catalogue['keywordTables'] = {
  keyword: 'Keyword',
  word: 'Wort',
  groupId: 'Gruppen-ID',
  language: 'Sprache',
  groupOrLanguage: 'Gruppe/Sprache',
  seedPhrase: 'Ausgangsphrase',
  seeds: 'Phrasen',
  location: 'Ort',
  type: 'Art',
  country: 'Land',
  searchedAt: 'Gesucht am',
}

export const mergedKeywords: Catalogue['mergedKeywords'] = {
  caption: 'Keywords, Doppelte zusammengefasst',
  filter: 'Keywords filtern',
  selectAll: 'Alle auswählen',
  selectNone: 'Keine auswählen',
  copy: 'Kopieren',
  copied: (n) => `${counted(n, 'Keyword', 'Keywords')} kopiert`,
  noneContains: (text) => `Kein Keyword enthält „${text}“`,
  showAll: 'Alle zeigen',
  fact: (name, value) => `${name}: ${value}`,
}

export const ownResults: Catalogue['ownResults'] = {
  video: 'Dein Video',
  account: 'Dein Konto',
  at: (ranks) => `Du bist auf Platz ${ranks}.`,
  more: (videos) => `${videos} weiteren`,
  none: (videos) => `Nichts von dir unter den ersten ${videos}.`,
}
