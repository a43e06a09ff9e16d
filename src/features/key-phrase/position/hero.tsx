import type { PositionChange } from '#src/domain/ranking/rank-changes.ts'
import { links } from '#src/domain/shell/routes.ts'
import { compareNewest } from '#src/domain/tracking/comparisons.ts'
import {
  bestMeasurement,
  followsSomething,
  newestMeasurement,
  previousMeasurement,
} from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { isStale } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { daysOfMonth } from '#src/lib/locale.ts'
import { travels } from '#src/lib/travel.ts'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { Change } from '#src/parts/tracking/position-cells.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { partSource, usePart } from '#src/ui/loading/lazy-part.tsx'
import { uiWords } from '#src/words/controls/ui.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { keyPhrasePageWords, sinceWhen } from '#src/words/key-phrase/key-phrase-page.ts'
import { failureReason, positionText } from '#src/words/key-phrase/positions.ts'
import { changeWords } from '#src/words/report/rank-changes.ts'
import type { KeyPhraseFacts } from '../use-key-phrase.ts'

/** Loads after the position and its chart, because only the usual rank and its band need it. */
export const usualPart = partSource(() => import('./usual-line.tsx'))

interface HeroProps extends Pick<KeyPhraseFacts, 'phrase' | 'checks'> {
  /** Undefined if the plan lacks the key phrase's country. */
  onCheck?: (() => void) | undefined
  onEdit: () => void
}

const isMove = ({ kind }: PositionChange) => kind !== 'same' && kind !== 'out'

function Comparison({ checks }: { checks: readonly KeyPhraseCheckRow[] }) {
  const newest = newestMeasurement(checks)
  if (!newest) return null
  const compared = compareNewest(checks).flatMap(({ change, ...rest }) =>
    change ? [{ ...rest, change }] : [],
  )
  const best = bestMeasurement(checks)
  if (best && !previousMeasurement(checks))
    return <p className="min-w-0 text-14 text-quiet">{keyPhrasePageWords.firstPosition}</p>
  return (
    <div className="flex min-w-0 flex-col text-14 text-quiet">
      {compared.map(({ with: name, earlier, change }, place) => (
        <p key={name} className={place === 0 && isMove(change) ? 'font-medium text-16 text-ink' : ''}>
          {/* An unchanged position is described in words, because "0" or "–" would be unclear. */}
          {isMove(change) ? <Change change={change} /> : changeWords(change)}{' '}
          {name === 'week' ? keyPhrasePageWords.inWeek : sinceWhen(earlier.checked_at, now())}
          {place === 0 &&
            isMove(change) &&
            earlier.position !== null &&
            `, ${keyPhrasePageWords.was(earlier.position)}`}
        </p>
      ))}
      {compared.length === 0 && <p>{keyPhrasePageWords.notComparable}</p>}
      <p>{best ? bestText(best, newest.position) : keyPhrasePageWords.neverSeen}</p>
    </div>
  )
}

function bestText(best: { position: number; checked_at: string }, position: number | null): string {
  const day = daysOfMonth().format(new Date(best.checked_at))
  return best.position === position
    ? keyPhrasePageWords.bestNow(day)
    : keyPhrasePageWords.best(best.position, day)
}

export function Hero({ phrase, checks, onCheck, onEdit }: HeroProps) {
  const newest = newestMeasurement(checks)
  const last = checks.at(-1)
  const Usual = usePart(usualPart).part
  const failed = last?.state === 'failed' ? last : null
  const isOld = isStale({ row: phrase, last: newest ?? null }, now())
  const isRanked = newest?.position != null
  const look = isRanked ? 'w-fit text-[4rem] tabular-nums leading-none tracking-tight' : 'max-w-44 text-31'

  return (
    <section aria-label={keyPhrasePageWords.position} className="min-w-0">
      {followsSomething(phrase) ? (
        <div className="flex items-center gap-4">
          {/* Rendered even without a measurement, because the view transition from the list ends here. */}
          <p
            data-rank=""
            {...travels(links.keyPhrase(phrase.id))}
            className={`font-display font-semibold ${look} ${failed || isOld ? 'text-quiet' : ''}`}
          >
            {newest ? positionText(newest) : keyPhrasePageWords.notMeasured}
          </p>
          <Comparison checks={checks} />
        </div>
      ) : (
        <Notice tone="info" action={<Button onClick={onEdit}>{keyPhrasePageWords.edit}</Button>}>
          {keyPhrasePageWords.nothingTracked}
        </Notice>
      )}
      {newest && followsSomething(phrase) && (
        <div className="mt-2 min-h-9">{Usual && <Usual.UsualLine checks={checks} />}</div>
      )}
      {newest && (
        <p className="mt-2 flex flex-wrap items-center gap-2 text-12 text-quiet">
          <time dateTime={newest.checked_at} title={formatDateTime(newest.checked_at)}>
            {keyPhrasePageWords.measured(formatAge(newest.checked_at, now()), newest.results)}
          </time>
          {checks.some(({ source }) => source === 'sample') && <SampleDataBadge />}
          {isOld && <Badge tone="warning">{keyPhrasePageWords.stale}</Badge>}
          {!phrase.status && keyPhrasePageWords.notChecked}
        </p>
      )}
      {failed && (
        <p className="mt-1 flex flex-wrap items-center gap-x-2 text-14 text-warning">
          {keyPhrasePageWords.lastFailed(
            formatAge(failed.checked_at, now()),
            failureReason(failed.failure_code),
          )}
          {onCheck && (
            <button type="button" onClick={onCheck} className="target cursor-pointer text-link print:hidden">
              {uiWords.tryAgain}
            </button>
          )}
        </p>
      )}
    </section>
  )
}
