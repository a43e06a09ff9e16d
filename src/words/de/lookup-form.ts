import { counted } from '#src/lib/format.ts'
import type { Catalogue } from '../catalogue.ts'

export const lookupForm: Catalogue['lookupForm'] = {
  loading: 'Das Formular wird geladen',
  mode: 'Was du finden willst',
  modes: {
    related: 'Verwandt',
    suggestions: 'Vorschläge',
    several: 'Mehrere',
    letters: 'Buchstabe für Buchstabe',
    check: 'Wer vorn steht',
  },
  about: {
    related: 'Was rund um eine Phrase sonst noch gesucht wird.',
    suggestions: 'Was TikTok beim Tippen einer Phrase vorschlägt, je Land.',
    several: 'Vorschläge zu vielen Phrasen auf einmal, je Land.',
    letters: 'Was TikTok nach jedem Buchstaben einer Phrase vorschlägt, je Land.',
    check: 'Welche Videos zu einer Phrase gerade stehen, vom ersten bis zum letzten.',
  },
  locked: {
    suggestions: 'Vorschläge nach Land gibt es mit Premium und Pro.',
    several: 'Vorschläge zu vielen Phrasen auf einmal gibt es mit Premium und Pro.',
    letters: 'Vorschläge Buchstabe für Buchstabe gibt es mit Premium und Pro.',
  },
  lockedMode: (mode) => `${mode}, nicht in deinem Tarif`,
  sample: 'Beispiel',
  sampleOf: (phrase) => `Was sich zu „${phrase}“ findet`,
  suggest: 'Vorschläge holen',
  searchAll: (n) => `${counted(n, 'Phrase', 'Phrasen')} suchen`,
  firstLetters: (max) => `Gesucht wird nach den ersten ${max} Zeichen.`,
  check: 'Prüfen, wer vorn steht',
  morePages: 'Mehr Seiten prüfen',
  left: (n, all) => `${n} von ${counted(all, 'Credit', 'Credits')} übrig`,
  recent: 'Zuletzt',
  yours: 'Ohne Credit zu öffnen',
  allRecent: 'Ganzer Verlauf',
}
