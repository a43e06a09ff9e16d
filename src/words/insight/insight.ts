import type { SignName } from '#src/domain/insight/opportunity.ts'
import type { FigureName, TraitName } from '#src/domain/insight/video-figures.ts'
import type { ComparedFigure } from '#src/domain/insight/winners.ts'
import type { Verdict } from '#src/domain/tracking/standing.ts'
import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const insightWords = sentences('insight', {
  loading: 'Reading the check',
  howItIsMeasured: 'How it is measured',
  winners: 'What wins here',
  differs: (lines: number, of: number) => `yours differs in ${lines} of ${of}`,
  noOwn: 'the first 10 videos',
  needsVideos: (videos: number, least: number) => `needs ${least} videos; the check has ${videos}`,
  basis: (videos: number, checked: string) =>
    `Middle half and median of the first ${counted(videos, 'video')} of the check of ${checked}.`,
  ownSeen: (checked: string) => `Yours as last found, ${checked}.`,
  figure: 'Figure',
  topTen: 'Top 10',
  yours: 'Yours',
  figures: {
    length: 'Length',
    age: 'Age',
    plays: 'Plays',
    saves: 'Saves',
    comments: 'Comments',
    shares: 'Shares',
    hashtags: 'Hashtags',
    vqScore: 'VQ score',
  } satisfies Record<FigureName, string>,
  perPlays: 'per 1,000 plays',
  traits: {
    phrase: 'Phrase in caption',
    verified: 'Verified account',
    small: 'Under 10K followers',
    photo: 'Photo post',
  } satisfies Record<TraitName, string>,
  sides: { below: 'below', inside: 'inside', above: 'above' } satisfies Record<
    NonNullable<ComparedFigure['is']>,
    string
  >,
  yes: 'yes',
  no: 'no',
  unlikeMost: 'differs',
  /** Each parameter is a list of names and may be empty. */
  conclusion: (above: string, below: string, unlike: string) =>
    [
      above && `Higher than most: ${above}.`,
      below && `Lower than most: ${below}.`,
      unlike && `Unlike most: ${unlike}.`,
    ]
      .filter(Boolean)
      .join(' ') || 'Yours is like most of them in everything measured.',
  of: (having: number, of: number) => `${having} of ${of}`,
  median: (value: string) => `median ${value}`,
  from: (videos: number) => `from ${counted(videos, 'video')}`,
  tooFew: (videos: number) => `too few: ${counted(videos, 'video')}`,
  risers: 'What rises here',
  risersOver: (days: number | null) =>
    days === null ? 'videos that climbed, in all checks' : `videos that climbed in ${days} days`,
  needsChecks: (checks: number) => `Needs ${counted(checks, 'more check')} with full results.`,
  needsRisers: (risers: number, least: number, checks: number) =>
    `${counted(risers, 'video')} gained 3 places or more in ${counted(checks, 'check')}; comparing needs ${least}.`,
  risen: (risers: number, others: number, checks: number) =>
    `${risers} of ${counted(risers + others, 'video')} gained 3 places or more in ${counted(checks, 'check')}.`,
  risersSample: 'From the checks whose results are on this device.',
  rose: (from: number, to: number) => `from ${from} to ${to}`,
  risersShort: 'Risers',
  risersConclusion: (above: string, below: string) =>
    [above && `Higher for risers: ${above}.`, below && `Lower for risers: ${below}.`]
      .filter(Boolean)
      .join(' ') || 'By their medians, risers are like most others.',
  others: 'Others',
  opportunity: 'Opportunity',
  usualRank: 'Usual rank',
  anyOpportunity: 'Any opportunity',
  verdicts: {
    wideOpen: 'Wide open',
    open: 'Open',
    contested: 'Contested',
    hard: 'Hard',
  } satisfies Record<Verdict, string>,
  signsOf: (holding: number, known: number, all: number) =>
    known < all ? `${holding} of ${known} known signs` : `${holding} of ${all} signs`,
  needsSigns: (known: number, least: number) => `needs ${least} known signs; has ${known}`,
  signs: {
    fewHavePhrase: 'Fewer than half of the captions have the phrase',
    old: 'Their median age is above 90 days',
    smallAccounts: 'At least 3 are from accounts under 10,000 followers',
    newVideos: 'At least 3 are new in the top 10 since the check before',
  } satisfies Record<SignName, string>,
  unknown: 'unknown',
  needsEarlier: 'needs 1 more check within 14 days',
  firstTen: (checked: string) => `The first 10 videos of the check of ${checked}.`,
})

/** In English, like all headers of an exported list (tracked-file.ts). */
export const insightFileHeaders = { usual: 'Usual Rank', opportunity: 'Opportunity' }
