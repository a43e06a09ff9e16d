import { Check, CircleQuestionMark, X } from 'lucide-react'
import { findOpportunity, type Opportunity, type Sign } from '#src/domain/insight/opportunity.ts'
import { distinctVideos, firstVideoCount } from '#src/domain/insight/video-figures.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { leastSigns } from '#src/domain/tracking/standing.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { formatSign } from '#src/words/insight/figures.ts'
import { insightWords } from '#src/words/insight/insight.ts'
import { InsightLine } from './insight-line.tsx'

const steps = [0, 1, 2, 3]

/** Draws a step per sign: filled if it holds, empty if it does not, and dashed if unknown. */
export function SignSteps({ holding, known }: Pick<Opportunity, 'holding' | 'known'>) {
  return (
    <svg width="38" height="20" aria-hidden="true" className="shrink-0">
      {steps.map((step) => (
        <rect
          key={step}
          x={1 + 10 * step}
          y={14 - 4 * step}
          width="6"
          height={5 + 4 * step}
          rx="1"
          fill={step < holding ? 'var(--color-accent)' : 'var(--color-raised)'}
          stroke={step < holding ? 'var(--color-accent)' : 'var(--color-edge)'}
          strokeDasharray={step >= known ? '2 2' : undefined}
        />
      ))}
    </svg>
  )
}

function SignLine({ sign }: { sign: Sign }) {
  const { name, holds, figure } = sign
  const isMissing = figure === null && name === 'newVideos'
  const Icon = holds === null ? CircleQuestionMark : holds ? Check : X
  return (
    <li className="flex items-start gap-3 border-line border-b py-2 text-14 leading-tight last:border-b-0">
      <Icon size={18} aria-hidden="true" className={`shrink-0 ${holds ? 'text-accent' : 'text-quiet'}`} />
      <span className="min-w-0 grow">
        <span className="sr-only">
          {holds === null ? insightWords.unknown : holds ? insightWords.yes : insightWords.no},{' '}
        </span>
        <span className={holds ? 'font-medium' : 'text-quiet'}>{insightWords.signs[name]}</span>
      </span>
      <span className="w-24 shrink-0 text-right tabular-nums">
        {isMissing ? insightWords.needsEarlier : formatSign(sign)}
      </span>
    </li>
  )
}

interface OpportunityLineProps {
  check: CheckRow
  /** The check before this one; null if there is none, undefined while loading. */
  previous: CheckRow | null | undefined
  openAtFirst?: boolean
}

export function OpportunityLine({ check, previous, openAtFirst = false }: OpportunityLineProps) {
  const found = findOpportunity(check, previous ?? null)
  const result = () => {
    if (previous === undefined) return insightWords.loading
    if (!found)
      return insightWords.needsVideos(distinctVideos(check.search_ranking_results).length, firstVideoCount)
    const { holding, known, signs, verdict } = found
    return verdict
      ? insightWords.signsOf(holding, known, signs.length)
      : insightWords.needsSigns(known, leastSigns)
  }
  return (
    <InsightLine
      title={insightWords.opportunity}
      result={result()}
      sign={
        found?.verdict &&
        previous !== undefined && (
          <span className="flex shrink-0 items-center gap-3">
            <span className="font-display font-semibold text-16 lg:text-20">
              {insightWords.verdicts[found.verdict]}
            </span>
            <SignSteps {...found} />
          </span>
        )
      }
      figure="opportunity"
      sample={insightWords.firstTen(formatDateTime(check.searched_at))}
      openAtFirst={openAtFirst && found !== null}
    >
      {found && (
        <ul>
          {found.signs.map((sign) => (
            <SignLine key={sign.name} sign={sign} />
          ))}
        </ul>
      )}
    </InsightLine>
  )
}
