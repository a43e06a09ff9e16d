import type { Catalogue } from '../catalogue.ts'

export const keyPhraseForm: Catalogue['keyPhraseForm'] = {
  phrase: 'Suchphrase',
  phraseHint: 'TikTok-Link einfügen oder Suchphrase eingeben.',
  linkTaken: 'Konto und Video haben wir aus dem Link übernommen. Welche Suchphrase sollen wir beobachten?',
  more: 'Mehr: Konto, Video-ID, Tags',
  country: 'Land',
  account: 'Kontoname',
  accountExample: 'deinname',
  accountHint: 'Das gesuchte Konto, oder füge einen TikTok-Link ein.',
  video: 'Video-ID',
  videoHint: 'Nur dieses Video beobachten (optional).',
  shortLink: {
    waiting: 'Kurzlink: Wir öffnen ihn, sobald du online bist.',
    following: 'Der Kurzlink wird geöffnet …',
    failed: 'Dieser Kurzlink lässt sich gerade nicht öffnen. Wir versuchen es später erneut.',
  },
  tags: 'Tags',
  tagsHint: 'Durch Kommas getrennt.',
  add: 'Hinzufügen',
  missing: 'Gib eine Suchphrase ein.',
  tooLong: (max) => `Eine Suchphrase hat höchstens ${max} Zeichen.`,
  tracked: (paused) => ({
    before: '„',
    after: `“ wird bereits beobachtet.${paused ? ' Sie ist pausiert.' : ''}`,
  }),
  open: 'Öffnen',
}
