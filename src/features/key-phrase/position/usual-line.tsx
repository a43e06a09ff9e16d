import { Link } from 'wouter'
import { slowMove, usualRank } from '#src/domain/insight/usual-rank.ts'
import { routes } from '#src/domain/shell/routes.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import type { ChartBand } from '#src/ui/chart/chart-content.ts'
import { movementText, usualRangeText, usualRankWords } from '#src/words/insight/usual-rank.ts'

type Checks = readonly KeyPhraseCheckRow[]

export function UsualLine({ checks }: { checks: Checks }) {
  const usual = usualRank(checks)
  const isKnown = 'is' in usual
  return (
    <Link
      href={`${routes.howItIsMeasured}#usual-rank`}
      title={usualRankWords.howItIsMeasured}
      className="reach block w-fit hover:text-ink"
    >
      {isKnown && usual.isTelling && (
        <span className={`block font-medium text-14 ${usual.is === 'usual' ? '' : 'text-accent'}`}>
          {movementText(usual, slowMove(checks))}
        </span>
      )}
      <span className="block text-12 text-quiet underline decoration-line underline-offset-4">
        {isKnown
          ? `${usualRangeText(usual)}, ${usualRankWords.found(usual.found, usual.of)}`
          : usualRankWords.needs(usual.needs)}
      </span>
    </Link>
  )
}

/** Returns undefined if the usual range is unknown or lies outside the results. */
export function usualBand(checks: Checks): ChartBand | undefined {
  const usual = usualRank(checks)
  if (!('is' in usual) || usual.from === null) return undefined
  const { from, to, since } = usual
  const range = to === null ? usualRankWords.openRange(from) : from === to ? String(from) : `${from}–${to}`
  return {
    ...{ since: Date.parse(since) / 1000, from, to, range },
    at: (from + (to ?? from)) / 2,
    text: usualRankWords.band(range),
    label: usualRankWords.column,
  }
}
