import type { AlertKind, AlertRow, AlertRuleRow } from '../../domain/tracking/rows.ts'
import { counted } from '../../lib/format.ts'
import { sentences } from '../../lib/translation.ts'

const places = (count: number) => counted(count, 'place')

export const alertWords = sentences('alerts', {
  /** The threshold replaces "…". */
  kinds: {
    enters_first: 'Enters the top …',
    leaves_first: 'Leaves the top …',
    moves_up: 'Moves up by … or more',
    moves_down: 'Moves down by … or more',
    lost: 'Drops out of the results',
    found: 'Returns to the results',
    best_ever: 'Reaches a new best position',
    failed_twice: 'Has two failed checks in a row',
    level_better: 'Leaves its usual range for the better',
    level_worse: 'Leaves its usual range for the worse',
  } as Record<AlertKind, string>,
  /** "now 4, was 14". A position is null if the video was not among the results. */
  standing: (position: number | null, previous: number | null, results: number) => {
    const at = position === null ? `outside the top ${results}` : String(position)
    return `now ${at}, ${previous === null ? 'previously not found' : `was ${previous}`}`
  },
  entered: (threshold: number | null, standing: string) => `Entered the top ${threshold}: ${standing}.`,
  left: (threshold: number | null, standing: string) => `Left the top ${threshold}: ${standing}.`,
  movedUp: (by: number | null, standing: string) =>
    by === null ? `Moved up: ${standing}.` : `Moved up ${places(by)}: ${standing}.`,
  movedDown: (by: number | null, standing: string) =>
    by === null ? `Moved down: ${standing}.` : `Moved down ${places(by)}: ${standing}.`,
  lost: (results: number, previous: number | null) =>
    `No longer in the top ${results}${previous === null ? '' : `, was ${previous}`}.`,
  found: (position: number | null) => `Back in the results${position === null ? '' : `, now ${position}`}.`,
  bestEver: (position: number | null) => `New best position${position === null ? '' : `: ${position}`}.`,
  levelBetter: (standing: string) => `A new level, better than usual: ${standing}.`,
  levelWorse: (standing: string) => `A new level, worse than usual: ${standing}.`,
  failedTwice: 'Two checks failed in a row. Nothing was measured.',
  brandWord: 'TikTok now suggests this next to your name.',
})

/** "Enters the top 10". */
export function describeRule({ kind, threshold }: Pick<AlertRuleRow, 'kind' | 'threshold'>): string {
  return (alertWords.kinds[kind] ?? kind).replace('…', String(threshold ?? ''))
}

/** An alert's text, without its key phrase: "Entered the top 10: now 4, was 14." */
export function describeAlert({
  kind,
  threshold,
  position,
  previous_position: previous,
  results,
}: Pick<AlertRow, 'kind' | 'threshold' | 'position' | 'previous_position' | 'results'>): string {
  const standing = alertWords.standing(position, previous, results)
  const moved = position !== null && previous !== null ? Math.abs(previous - position) : null
  switch (kind) {
    case 'enters_first':
      return alertWords.entered(threshold, standing)
    case 'leaves_first':
      return alertWords.left(threshold, standing)
    case 'moves_up':
      return alertWords.movedUp(moved, standing)
    case 'moves_down':
      return alertWords.movedDown(moved, standing)
    case 'lost':
      return alertWords.lost(results, previous)
    case 'found':
      return alertWords.found(position)
    case 'best_ever':
      return alertWords.bestEver(position)
    case 'failed_twice':
      return alertWords.failedTwice
    case 'level_better':
      return alertWords.levelBetter(standing)
    case 'level_worse':
      return alertWords.levelWorse(standing)
    case 'brand_word':
      return alertWords.brandWord
    // A kind from a server newer than this build.
    default:
      return `${kind}: ${standing}.`
  }
}

export const alertRuleWords = sentences('alertRuleForm', {
  kind: 'Tell me when it',
  top: 'Top',
  places: 'Places',
  more: 'More alerts',
  add: 'Add alert',
  addFailed: 'Could not add the alert',
  notWhole: (max: number) => `Enter a whole number from 1 to ${max}.`,
  isThere: 'You already have this alert.',
  removeFailed: 'Could not remove the alert',
})
