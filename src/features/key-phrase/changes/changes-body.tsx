import { useMemo } from 'react'
import { ownMove } from '#src/domain/tracking/change-order.ts'
import { changesBetween } from '#src/domain/tracking/check-changes.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { type Drop, dropBetween } from '#src/domain/tracking/why.ts'
import type { Yours } from '#src/domain/tracking/yours.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { lists } from '#src/lib/locale.ts'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { rankingWords } from '#src/words/check/ranking.ts'
import { climbInBrief, differencesText, passedText } from '#src/words/check/why.ts'
import { checkChangeWords } from '#src/words/history/check-changes.ts'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import { sinceWhen } from '#src/words/key-phrase/key-phrase-page.ts'
import type { CheckView } from '../results/use-check-results.ts'
import { ChangeLists } from './change-lists.tsx'

const toldFirst = 2
const maxNamed = 3

/** States the measured differences and claims no cause. */
function WhyLost({ drop: { passed, tookPlace } }: { drop: Drop }) {
  // The video that took the position comes first.
  const others = passed.filter((one) => one !== tookPlace)
  const told = tookPlace ? [tookPlace, ...others] : others
  if (told.length === 0) return null
  return (
    <div className="mb-3 flex flex-col gap-1 max-lg:text-14">
      {told.slice(0, toldFirst).map((one) => (
        <p key={one.result.video_url}>
          <bdi className="font-semibold">
            {one === tookPlace ? checkChangeWords.andTook(passedText(one)) : `${passedText(one)}.`}
          </bdi>{' '}
          <span className="text-quiet">{differencesText(one)}</span>
        </p>
      ))}
      {told.length > toldFirst && (
        <p className="text-14 text-quiet">{checkChangeWords.alsoPassed(told.length - toldFirst)}</p>
      )}
    </div>
  )
}

/** `climb`: the climb, expressed as the drop from the later check to the earlier one. */
function WhomPassed({ climb }: { climb: Drop }) {
  const { who } = climbInBrief(climb) ?? {}
  if (!who) return null
  const accounts = climb.passed.slice(0, maxNamed).map(({ result }) => `@${result.username}`)
  return (
    <p className="mb-3 max-lg:text-14">
      <bdi className="font-semibold">{who}.</bdi>{' '}
      {climb.passed.length > 1 && <bdi className="text-quiet">{lists().format(accounts)}</bdi>}
    </p>
  )
}

interface ChangesBodyProps {
  phrase: KeyPhraseRow
  yours: Yours
  previous: KeyPhraseCheckRow
  check: CheckView
  earlier: CheckView
}

export function ChangesBody({ phrase, yours, previous, check, earlier }: ChangesBodyProps) {
  const before = earlier.kind === 'found' ? earlier.check : null
  const after = check.kind === 'found' && check.check.state === 'done' ? check.check : null
  const found = useMemo(
    () =>
      before &&
      after && {
        changes: changesBetween(before.search_ranking_results, after.search_ranking_results),
        own: ownMove(before.search_ranking_results, after.search_ranking_results, phrase),
        drop: dropBetween(before, after, phrase, yours.accounts),
        climb: dropBetween(after, before, phrase, yours.accounts),
      },
    [before, after, phrase, yours],
  )
  if (found && after) {
    const { moved, entered, left, depth } = found.changes
    if (moved.length + entered.length + left.length === 0)
      return (
        <p className="text-14">{checkChangeWords.noneMoved(depth, sinceWhen(previous.checked_at, now()))}</p>
      )
    return (
      <>
        {found.drop && <WhyLost drop={found.drop} />}
        {found.climb && <WhomPassed climb={found.climb} />}
        <ChangeLists key={after.id} yours={yours} changes={found.changes} own={found.own} />
        <p className="mt-2 text-12 text-quiet">
          {checkChangeWords.compared(
            found.changes.unmoved,
            found.changes.depth,
            formatDateTime(previous.checked_at),
          )}
        </p>
      </>
    )
  }
  if (check.kind === 'gone' || earlier.kind === 'gone')
    return <p className="text-14 text-quiet">{rankingWords.notKept}</p>
  if (check.kind === 'failed' || earlier.kind === 'failed')
    return <p className="text-14 text-quiet">{checkChangeWords.earlierAbsent}</p>
  return <Skeleton label={keyPhraseCheckWords.loading} shape="table" />
}
