// Rules and alerts in words. An alert is kept as facts; what it says is made here.
import { counted } from './format.ts'
import type { AlertRow, AlertRuleRow } from './rows.ts'

export type AlertKind = AlertRuleRow['kind']
type Rule = Pick<AlertRuleRow, 'kind' | 'threshold'>

/** What a rule's number means: the first N positions, or a move by so many places; null where it has none. */
export function thresholdMeaning(kind: AlertKind): 'first' | 'places' | null {
  if (kind === 'enters_first' || kind === 'leaves_first') return 'first'
  return kind === 'moves_up' || kind === 'moves_down' ? 'places' : null
}

/** The choices of a rule, before its number is chosen. */
export const alertKindNames: Record<AlertKind, string> = {
  enters_first: 'It enters the first …',
  leaves_first: 'It leaves the first …',
  moves_up: 'It moves up by … or more',
  moves_down: 'It moves down by … or more',
  lost: 'It is no longer among the results',
  found: 'It is among the results again',
  best_ever: 'It reaches a new best position',
  failed_twice: 'Its check fails twice in a row',
}

/** "It enters the first 10". */
export function ruleWords({ kind, threshold }: Rule): string {
  return (alertKindNames[kind] ?? kind).replace('…', String(threshold ?? ''))
}

type AlertFacts = Pick<AlertRow, 'kind' | 'threshold' | 'position' | 'previous_position' | 'results'>

function now({ position, previous_position, results }: AlertFacts): string {
  const at = position === null ? `not in the first ${results}` : `at ${position}`
  const was = previous_position === null ? 'was not among the results' : `was at ${previous_position}`
  return `now ${at}, ${was}`
}

/** What happened, in one sentence without the key phrase: "Entered the first 10: now at 4, was at 14." */
export function alertWords(alert: AlertFacts): string {
  const { kind, threshold, position, previous_position, results } = alert
  const moved =
    position !== null && previous_position !== null ? Math.abs(previous_position - position) : null
  switch (kind) {
    case 'enters_first':
      return `Entered the first ${threshold}: ${now(alert)}.`
    case 'leaves_first':
      return `Left the first ${threshold}: ${now(alert)}.`
    case 'moves_up':
      return moved === null
        ? `Moved up: ${now(alert)}.`
        : `Moved up ${counted(moved, 'place')}: ${now(alert)}.`
    case 'moves_down':
      return moved === null
        ? `Moved down: ${now(alert)}.`
        : `Moved down ${counted(moved, 'place')}: ${now(alert)}.`
    case 'lost':
      return `Not in the first ${results} results any more${previous_position === null ? '' : `, was at ${previous_position}`}.`
    case 'found':
      return `Among the results again${position === null ? '' : `, at ${position}`}.`
    case 'best_ever':
      return `A new best position${position === null ? '' : `: ${position}`}.`
    case 'failed_twice':
      return 'The check failed twice in a row. Nothing was measured.'
    // Of a server that is newer than this build.
    default:
      return `${kind}: ${now(alert)}.`
  }
}
