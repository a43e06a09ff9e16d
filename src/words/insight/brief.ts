import { countryName } from '#src/domain/countries.ts'
import type { Brief, Shared } from '#src/domain/insight/brief.ts'
import type { Opportunity } from '#src/domain/insight/opportunity.ts'
import type { FigureName, SeenVideo, TraitName } from '#src/domain/insight/video-figures.ts'
import type { ComparedFigure, ComparedTrait } from '#src/domain/insight/winners.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { counted, formatDateTime } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'
import { formatFigure } from './figures.ts'
import { insightWords } from './insight.ts'

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
    photo: (having: number, of: number) => `${having} of ${of} are photo posts`,
  } satisfies Partial<Record<TraitName, unknown>>,
  yourTrait: (sentence: string, has: boolean) => `${sentence}; yours: ${has ? 'yes' : 'no'}.`,
  words: (list: string) => `Words in at least 3 captions: ${list}.`,
  lackingWords: (list: string) => `Words in at least 3 captions, not in yours: ${list}.`,
  hashtags: (list: string) => `Hashtags of at least 3: ${list}.`,
  lackingHashtags: (list: string) => `Hashtags of at least 3, not in yours: ${list}.`,
  opportunity: (verdict: string, signs: string) => `Opportunity: ${verdict}, ${signs}.`,
  copy: 'Copy',
  share: 'Share',
  copied: 'Brief copied',
})

/** The figures that the maker of a video can choose. */
const makeable: readonly FigureName[] = ['length', 'hashtags']

function figureText({ name, middle, own, is }: ComparedFigure): string {
  if (!middle) return ''
  const text = (value: number) => formatFigure(name, value)
  const range = [...new Set([text(middle.from), text(middle.to)])].join(' – ')
  const told = briefWords.figure(insightWords.figures[name], range)
  return own === null || !is ? `${told}.` : briefWords.yours(told, text(own))
}

function traitText({ name, having, of, own }: ComparedTrait): string | null {
  // Omits traits that a brief does not name, that were not measured, or that no video has.
  if (!(name in briefWords.traits) || of === 0 || (having === 0 && !own)) return null
  const told = briefWords.traits[name as keyof typeof briefWords.traits](having, of)
  return own === null ? `${told}.` : briefWords.yourTrait(told, own)
}

function opportunityText({ signs, known, holding, verdict }: Opportunity): string | null {
  if (!verdict) return null
  return briefWords.opportunity(
    insightWords.verdicts[verdict],
    insightWords.signsOf(holding, known, signs.length),
  )
}

/** Figures in which the user's video differs come first. */
export function briefTexts(brief: Brief): string[] {
  const { traits, words, hashtags } = brief
  const opportunity = brief.opportunity && opportunityText(brief.opportunity)
  const figures = brief.figures.filter(({ name }) => makeable.includes(name))
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
    ...traits.flatMap((line) => traitText(line) ?? []),
    ...(words.length > 0 ? [say.words(listed(words))] : []),
    ...(hashtags.length > 0 ? [say.hashtags(listed(hashtags, '#'))] : []),
    ...(opportunity ? [opportunity] : []),
  ]
}

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
