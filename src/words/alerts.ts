// Rules and alerts in words. An alert is kept as facts; what it says is made here.

import type { AlertRow, AlertRuleRow } from '../domain/tracking/rows.ts'
import { counted } from '../lib/format.ts'

export type AlertKind = AlertRuleRow['kind']
type Rule = Pick<AlertRuleRow, 'kind' | 'threshold'>

/** What a rule's number means: the top N positions, or a move by so many places; null where it has none. */
export function thresholdMeaning(kind: AlertKind): 'first' | 'places' | null {
  if (kind === 'enters_first' || kind === 'leaves_first') return 'first'
  return kind === 'moves_up' || kind === 'moves_down' ? 'places' : null
}

/** The choices of a rule, before its number is chosen. */
export const alertKindNames: Record<AlertKind, string> = {
  enters_first: 'Enters the top …',
  leaves_first: 'Leaves the top …',
  moves_up: 'Moves up by … or more',
  moves_down: 'Moves down by … or more',
  lost: 'Drops out of the results',
  found: 'Returns to the results',
  best_ever: 'Reaches a new best position',
  failed_twice: 'Has two failed checks in a row',
}

/** "Enters the top 10". */
export function ruleWords({ kind, threshold }: Rule): string {
  return (alertKindNames[kind] ?? kind).replace('…', String(threshold ?? ''))
}

type AlertFacts = Pick<AlertRow, 'kind' | 'threshold' | 'position' | 'previous_position' | 'results'>

function now({ position, previous_position, results }: AlertFacts): string {
  const at = position === null ? `outside the top ${results}` : String(position)
  const was = previous_position === null ? 'previously not found' : `was ${previous_position}`
  return `now ${at}, ${was}`
}

/** What happened, in one sentence without the key phrase: "Entered the top 10: now 4, was 14." */
export function alertWords(alert: AlertFacts): string {
  const { kind, threshold, position, previous_position, results } = alert
  const moved =
    position !== null && previous_position !== null ? Math.abs(previous_position - position) : null
  switch (kind) {
    case 'enters_first':
      return `Entered the top ${threshold}: ${now(alert)}.`
    case 'leaves_first':
      return `Left the top ${threshold}: ${now(alert)}.`
    case 'moves_up':
      return moved === null
        ? `Moved up: ${now(alert)}.`
        : `Moved up ${counted(moved, 'place')}: ${now(alert)}.`
    case 'moves_down':
      return moved === null
        ? `Moved down: ${now(alert)}.`
        : `Moved down ${counted(moved, 'place')}: ${now(alert)}.`
    case 'lost':
      return `No longer in the top ${results}${previous_position === null ? '' : `, was ${previous_position}`}.`
    case 'found':
      return `Back in the results${position === null ? '' : `, now ${position}`}.`
    case 'best_ever':
      return `New best position${position === null ? '' : `: ${position}`}.`
    case 'failed_twice':
      return 'Two checks failed in a row. Nothing was measured.'
    // Of a server that is newer than this build.
    default:
      return `${kind}: ${now(alert)}.`
  }
}
