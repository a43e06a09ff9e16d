import { countryName } from '#src/domain/countries.ts'
import type { Brief, Shared } from '#src/domain/insight/brief.ts'
import type { Opportunity } from '#src/domain/insight/opportunity.ts'
import type { SeenVideo, TraitName } from '#src/domain/insight/video-figures.ts'
import type { ComparedFigure, ComparedTrait } from '#src/domain/insight/winners.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { counted, formatDateTime } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'
import { formatFigure } from './figures.ts'
import { insightWords } from './insight.ts'

/** The brief for the next video, as sentences. */
export const briefWords = sentences('brief', {
  title: 'A brief for the next video',
  result: 'what was measured, to copy or share',
  heading: (phrase: string, country: string) => `Brief for “${phrase}”, ${country}`,
  basis: (videos: number, checked: string) =>
    `Measured in the first ${counted(videos, 'video')} of the check of ${checked}; ranges are their middle half.`,
  figure: (name: string, range: string) => `${name}: ${range}`,
  yours: (sentence: string, own: string) => `${sentence}; yours ${own}.`,
  tooFew: (names: string) => `Measured in too few videos: ${names}.`,
  traits: {
    phrase: (having: number, of: number) => `Phrase in ${having} of ${of} captions`,
    verified: (having: number, of: number) => `${having} of ${of} are from verified accounts`,
    small: (having: number, of: number) => `${having} of ${of} are from accounts under 10,000 followers`,
    photo: (having: number, of: number) => `${having} of ${of} are photo posts`,
  } satisfies Record<TraitName, unknown>,
  yourTrait: (sentence: string, has: boolean) => `${sentence}; yours: ${has ? 'yes' : 'no'}.`,
  words: (list: string) => `Words in at least 3 captions: ${list}.`,
  lackingWords: (list: string) => `Words in at least 3 captions, not in yours: ${list}.`,
  hashtags: (list: string) => `Hashtags of at least 3: ${list}.`,
  lackingHashtags: (list: string) => `Hashtags of at least 3, not in yours: ${list}.`,
  opportunity: (verdict: string, signs: string) => `Opportunity: ${verdict}, ${signs}.`,
  newVideos: (count: number, of: number) => `${count} of ${of} were not in the top 10 of the check before.`,
  copy: 'Copy',
  share: 'Share',
  copied: 'Brief copied',
})

function figureText({ name, middle, own, is }: ComparedFigure): string {
  if (!middle) return ''
  const text = (value: number) => formatFigure(name, value)
  const label = ['saves', 'comments', 'shares'].includes(name)
    ? `${insightWords.figures[name]} ${insightWords.perPlays}`
    : insightWords.figures[name]
  const range = [...new Set([text(middle.from), text(middle.to)])].join(' – ')
  const told = briefWords.figure(label, range)
  return own === null || !is ? `${told}.` : briefWords.yours(told, text(own))
}

function traitText({ name, having, of, own }: ComparedTrait): string {
  const told = briefWords.traits[name](having, of)
  return own === null ? `${told}.` : briefWords.yourTrait(told, own)
}

function opportunityTexts({ signs, known, holding, verdict }: Opportunity): string[] {
  if (!verdict) return []
  // The lines above have the figures of the other signs.
  const fresh = signs.find(({ name }) => name === 'newVideos')
  return [
    ...(fresh && fresh.figure !== null ? [briefWords.newVideos(fresh.figure, fresh.of)] : []),
    briefWords.opportunity(
      insightWords.verdicts[verdict],
      insightWords.signsOf(holding, known, signs.length),
    ),
  ]
}

/** The sentences of a brief: where the user's video differs first, then the rest. */
export function briefTexts(brief: Brief): string[] {
  const { figures, traits, words, hashtags, opportunity } = brief
  const named = (lines: readonly ComparedFigure[]) =>
    lines.map(({ name }) => insightWords.figures[name]).join(', ')
  const measured = figures.filter(({ middle }) => middle)
  const tooFew = figures.filter(({ middle }) => !middle)
  const listed = (list: readonly Shared[], mark = '') =>
    list.map(({ text, videos }) => `${mark}${text} (${videos})`).join(', ')
  const isCompared = figures.some(({ own }) => own !== null)
  const say = isCompared
    ? { words: briefWords.lackingWords, hashtags: briefWords.lackingHashtags }
    : { words: briefWords.words, hashtags: briefWords.hashtags }
  return [
    ...measured.filter(({ is }) => is !== 'inside').map(figureText),
    ...measured.filter(({ is }) => is === 'inside').map(figureText),
    ...(tooFew.length > 0 ? [briefWords.tooFew(named(tooFew))] : []),
    // What neither the others nor the user's video have tells nothing.
    ...traits.filter(({ of, having, own }) => of > 0 && (having > 0 || own)).map(traitText),
    ...(words.length > 0 ? [say.words(listed(words))] : []),
    ...(hashtags.length > 0 ? [say.hashtags(listed(hashtags, '#'))] : []),
    ...(opportunity ? opportunityTexts(opportunity) : []),
  ]
}

/** The sample of a brief, as sentences. */
export function briefBasis(
  { videos }: Brief,
  { searched_at }: Pick<CheckRow, 'searched_at'>,
  own: SeenVideo | null,
): string {
  const seen = own?.checkedAt.toISOString()
  const basis = briefWords.basis(videos, formatDateTime(searched_at))
  return seen && seen !== searched_at ? `${basis} ${insightWords.ownSeen(formatDateTime(seen))}` : basis
}

export function briefHeading({ search_term, country }: Pick<CheckRow, 'search_term' | 'country'>): string {
  return briefWords.heading(search_term, countryName(country))
}
