import type { ReactNode } from 'react'
import {
  bestOf,
  changeSince,
  followsSomething,
  knownBefore,
  newestOf,
  previousOf,
} from '#src/domain/tracking/positions.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { formatDate, formatDateTime } from '#src/lib/format.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { formatAge } from '#src/words/ages.ts'
import { keyPhraseWords } from '#src/words/key-phrase.ts'
import { failureReason, positionText, positionWords } from '#src/words/positions.ts'
import { PositionChangeMark } from './position-change-mark.tsx'

interface StandingPanelProps {
  phrase: KeyPhraseRow
  checks: readonly KeyPhraseCheckRow[]
}

const staleMs = 36 * 60 * 60 * 1000

function Figure({ name, value, source }: { name: string; value: ReactNode; source: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-14 text-quiet">{name}</dt>
      <dd className="mt-1 font-display font-semibold text-25">{value}</dd>
      <dd className="text-12 text-quiet">{source}</dd>
    </div>
  )
}

/** Where the key phrase stands, and how that compares. Each figure says from which check it is. */
function Figures({ checks }: { checks: readonly KeyPhraseCheckRow[] }) {
  const newest = newestOf(checks)
  const previous = previousOf(checks)
  const weekAgo = knownBefore(checks, 7)
  const best = bestOf(checks)
  const neverSeen = newest ? keyPhraseWords.neverSeen : keyPhraseWords.notMeasured
  const against = (check: KeyPhraseCheckRow | undefined) =>
    check ? keyPhraseWords.comparedWith(formatDate(check.checked_at)) : keyPhraseWords.notComparable

  return (
    <dl className="grid grid-cols-2 gap-6 xl:grid-cols-4">
      <Figure
        name={keyPhraseWords.now}
        value={
          newest
            ? (newest.position ?? <span className="text-16">{positionText(newest)}</span>)
            : positionWords.unknown
        }
        source={
          newest ? (
            <time dateTime={newest.checked_at} title={formatDateTime(newest.checked_at)}>
              {keyPhraseWords.measured(formatAge(newest.checked_at, now()), newest.results)}
            </time>
          ) : (
            keyPhraseWords.notMeasured
          )
        }
      />
      <Figure
        name={keyPhraseWords.sinceLast}
        value={<PositionChangeMark change={changeSince(previous, newest)} />}
        source={against(previous)}
      />
      <Figure
        name={keyPhraseWords.inWeek}
        value={<PositionChangeMark change={changeSince(weekAgo, newest)} />}
        source={against(weekAgo)}
      />
      <Figure
        name={keyPhraseWords.best}
        value={best?.position ?? positionWords.unknown}
        source={best ? keyPhraseWords.reached(formatDate(best.checked_at)) : neverSeen}
      />
    </dl>
  )
}

/** The key phrase's place in the results, where it has an account or a video to look for. */
export function StandingPanel({ phrase, checks }: StandingPanelProps) {
  const newest = newestOf(checks)
  const last = checks.at(-1)
  const isStale = phrase.status && newest && now().getTime() - Date.parse(newest.checked_at) > staleMs

  return (
    <Panel
      title={keyPhraseWords.position}
      actions={isStale && <Badge tone="warning">{keyPhraseWords.stale}</Badge>}
    >
      {followsSomething(phrase) ? (
        <Figures checks={checks} />
      ) : (
        <Notice tone="info">{keyPhraseWords.nothingTracked}</Notice>
      )}
      {last?.state === 'failed' && (
        <div className="mt-4">
          <Notice tone="warning">
            {keyPhraseWords.lastFailed(formatDateTime(last.checked_at), failureReason(last.failure_code))}
          </Notice>
        </div>
      )}
    </Panel>
  )
}
