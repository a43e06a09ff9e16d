import { type ReactNode, useMemo, useState } from 'react'
import { byConcern, type OwnMove, ownMove, type PlacedVideo } from '#src/domain/tracking/change-order.ts'
import { type CheckChanges, changesBetween } from '#src/domain/tracking/check-changes.ts'
import type { KeyPhraseCheckRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { type Drop, dropBetween } from '#src/domain/tracking/why.ts'
import { ownerOf, type Yours } from '#src/domain/tracking/yours.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { lists } from '#src/lib/locale.ts'
import { grounds, type RankingTone, ToneBadge } from '#src/parts/ranking/tone-badge.tsx'
import { Change } from '#src/parts/tracking/position-cells.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FilterChips } from '#src/ui/controls/segments.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { rankingWords } from '#src/words/check/ranking.ts'
import { climbInBrief, differencesText, passedText } from '#src/words/check/why.ts'
import { checkChangeWords } from '#src/words/history/check-changes.ts'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'
import { sinceWhen } from '#src/words/key-phrase/key-phrase-page.ts'
import type { CheckView } from '../results/use-check-results.ts'

interface Line extends PlacedVideo {
  note: (own: boolean) => ReactNode
}

function Video({ line: { result, note }, tone }: { line: Line; tone: RankingTone | null }) {
  return (
    <li
      className={`flex items-baseline gap-3 border-line border-b py-1.5 text-14 last:border-b-0 ${tone ? `-mx-2 px-2 ${grounds[tone].row}` : ''}`}
    >
      <span className={`w-7 shrink-0 text-right tabular-nums ${tone ? 'font-semibold' : 'text-quiet'}`}>
        {result.rank}
      </span>
      <span className={`min-w-0 grow ${tone ? 'flex items-baseline gap-1' : 'truncate'}`}>
        <bdi className={`font-medium ${tone ? 'truncate' : ''}`}>@{result.username}</bdi>{' '}
        {tone ? (
          <ToneBadge tone={tone} plain />
        ) : (
          <span dir="auto" className="text-quiet">
            {result.full_description}
          </span>
        )}
      </span>
      <span className="shrink-0">{note(tone !== null)}</span>
    </li>
  )
}

const kinds = ['moved', 'entered', 'left'] as const
type Kind = (typeof kinds)[number]

function linesByKind({ moved, entered, left }: CheckChanges, own: OwnMove | null): Record<Kind, Line[]> {
  const lines: Record<Kind, Line[]> = {
    moved: moved.map(({ result, by }) => ({
      ...{ result, before: result.rank + by, after: result.rank },
      note: (own) => <Change change={{ kind: 'moved', by }} neutral={!own} />,
    })),
    entered: entered.map((result) => ({
      ...{ result, before: null, after: result.rank },
      note: () => checkChangeWords.isNew,
    })),
    left: left.map((result) => ({
      ...{ result, before: result.rank, after: null },
      note: () => checkChangeWords.was(result.rank),
    })),
  }
  for (const kind of kinds) lines[kind] = byConcern(lines[kind], own)
  return lines
}

interface ChangeListsProps {
  yours: Yours
  changes: CheckChanges
  own: OwnMove | null
}

function ChangeLists({ yours, changes, own }: ChangeListsProps) {
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const lines = linesByKind(changes, own)
  const shown = kinds.filter((kind) => lines[kind].length > 0)
  const kindLabel = (kind: Kind) => checkChangeWords.kinds[kind](lines[kind].length)
  const kind = chosen ?? shown[0]
  const ofKind = kind ? lines[kind] : []
  const ownPlace = ofKind.findIndex(({ result }) => result.video_url === own?.url)
  // The user's own video is visible without expanding the list if it is among the first `atMost`.
  const [least, atMost] = useWide() ? [5, 9] : [3, 6]
  const first = ownPlace < atMost ? Math.max(least, ownPlace + 1) : least
  return (
    <>
      {kind && (
        <>
          {shown.length > 1 ? (
            <>
              <FilterChips
                label={keyPhraseCheckWords.changes}
                options={shown.map((value) => ({ value, label: kindLabel(value) }))}
                value={kind}
                onChange={(next) => {
                  setChosen(next)
                  setAll(false)
                }}
              />
              <p className="hidden text-14 text-quiet print:block">{shown.map(kindLabel).join(' · ')}</p>
            </>
          ) : (
            <p className="text-14 text-quiet">{kinds.map(kindLabel).join(' · ')}</p>
          )}
          <ul className="mt-2">
            {(all ? ofKind : ofKind.slice(0, first)).map((line) => (
              <Video key={line.result.video_url} line={line} tone={ownerOf(line.result, yours)} />
            ))}
          </ul>
          {ofKind.length > first && (
            <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
              {all ? checkChangeWords.showFewer : keyPhraseCheckWords.showAll(ofKind.length)}
            </Button>
          )}
        </>
      )}
    </>
  )
}

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
