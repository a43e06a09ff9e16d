import { maxNameLength, maxUnwelcomeWordLength, maxUnwelcomeWords } from '../../domain/input-limits.ts'
import { counted } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'

export const brandWordsWords = sentences('brandWords', {
  title: 'Brand words',
  lead: 'What people type next to your name, looked up once a day. It costs no credits.',
  loading: 'Loading your brand words',
  form: 'What to look up',
  names: 'Names or handles',
  room: (names: number) => `One per line. Your plan looks up ${counted(names, 'name')}.`,
  larger: (plan: string, names: number) => `${plan} looks up ${names}.`,
  country: 'Country',
  unwelcome: 'Unwelcome words',
  unwelcomeHint:
    'One per line. You get an alert when a new suggestion contains one. Today’s suggestions raise none.',
  /** The initial list of unwelcome words. */
  starters: [
    ...['scam', 'scams', 'scammer', 'fake', 'fraud', 'sued', 'lawsuit', 'ripoff', 'stolen', 'banned'],
    ...['exposed', 'cancelled', 'controversy', 'complaint', 'complaints', 'warning'],
  ] as readonly string[],
  save: 'Save',
  saved: 'Saved.',
  saveFailed: 'This device could not save your brand words. Try again.',
  problems: {
    short: () => 'A name needs at least two characters.',
    long: () => `A name has at most ${maxNameLength} characters.`,
    many: (room: number) => `Your plan looks up ${counted(room, 'name')}. Remove some.`,
    longWord: () => `An unwelcome word has at most ${maxUnwelcomeWordLength} characters.`,
    manyWords: () => `Enter at most ${maxUnwelcomeWords} unwelcome words.`,
  },
  notYet: 'Not looked up yet. The first look-up comes within minutes once the server has this name.',
  lookedUp: (time: string) => `Looked up ${time}.`,
  since: (time: string, isChanged: boolean) =>
    isChanged ? `New and gone since ${time}.` : `Nothing new or gone since ${time}.`,
  failed: (time: string, reason: string) => `The look-up of ${time} failed: ${reason} It will be repeated.`,
  notIncluded: 'Your plan no longer looks it up.',
  none: 'TikTok suggests nothing for this name.',
  isUnwelcome: 'Unwelcome',
  mark: 'Unwelcome?',
  unmark: 'Unmark',
  letters: (credits: string) => `Search it with each letter from a to z (${credits})`,
  locked: 'Premium looks up one name a day, Pro five, and alerts you to unwelcome suggestions.',
  samples: ['acme discount code', 'acme scam', 'acme opening hours'] as readonly string[],
})
