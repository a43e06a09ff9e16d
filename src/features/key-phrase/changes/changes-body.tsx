import { type ReactNode, useState } from 'react'
import { movedBy } from '#src/domain/ranking/comparison.ts'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import { type CheckChanges, type ComparedVideo, changesBetween } from '#src/domain/tracking/check-changes.ts'
import type { KeyPhraseCheckRow } from '#src/domain/tracking/rows.ts'
import { type Drop, dropBetween } from '#src/domain/tracking/why.ts'
import { ownerOf, type Yours } from '#src/domain/tracking/yours.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { lists } from '#src/lib/locale.ts'
import { type RankingTone, ToneBadge, toneLooks } from '#src/parts/ranking/tone-badge.tsx'
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
import type { PhraseView } from '../use-phrase-view.ts'

function Video({ result, note, tone }: { result: RankingRow; note: ReactNode; tone: RankingTone | null }) {
  return (
    <li
      className={`flex items-baseline gap-3 border-line border-b py-1.5 text-14 last:border-b-0 ${tone ? `-mx-2 px-2 ${toneLooks[tone].ground}` : ''}`}
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
      <span className="shrink-0">{note}</span>
    </li>
  )
}

const kinds = ['moved', 'entered', 'left'] as const
type Kind = (typeof kinds)[number]

function noteOn(kind: Kind, video: ComparedVideo, isOwn: boolean): ReactNode {
  if (kind === 'entered') return checkChangeWords.isNew
  if (kind === 'left') return checkChangeWords.was(video.row.rank)
  return <Change change={{ kind: 'moved', by: movedBy(video) ?? 0 }} neutral={!isOwn} />
}

function ChangeLists({ yours, changes }: { yours: Yours; changes: CheckChanges }) {
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const shown = kinds.filter((kind) => changes[kind].length > 0)
  const kindLabel = (kind: Kind) => checkChangeWords.kinds[kind](changes[kind].length)
  const [least, atMost] = useWide() ? [5, 9] : [3, 6]
  const kind = chosen ?? shown[0]
  if (!kind) return null
  const ofKind = changes[kind]
  const ownPlace = ofKind.findIndex(({ row }) => row.video_url === changes.own?.url)
  // The collapsed list includes the user's own video if it is among the first `atMost` videos.
  const first = ownPlace < atMost ? Math.max(least, ownPlace + 1) : least
  return (
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
        {(all ? ofKind : ofKind.slice(0, first)).map((video) => {
          const tone = ownerOf(video.row, yours)
          const note = noteOn(kind, video, tone !== null)
          return <Video key={video.key} result={video.row} note={note} tone={tone} />
        })}
      </ul>
      {ofKind.length > first && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? checkChangeWords.showFewer : keyPhraseCheckWords.showAll(ofKind.length)}
        </Button>
      )}
    </>
  )
}

const toldFirst = 2
const maxNamed = 3

/** Lists only measured differences, because the cause is unknown. */
function WhyLost({ drop: { passed, tookPlace } }: { drop: Drop }) {
  const told = passed.toSorted((one, other) => Number(other === tookPlace) - Number(one === tookPlace))
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

/** `climb` is a rise, described as a drop from the later check to the earlier one. */
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

interface ChangesBodyProps extends Pick<PhraseView, 'phrase' | 'yours' | 'check'> {
  previous: KeyPhraseCheckRow
  earlier: CheckView
}

export function ChangesBody({ phrase, yours, previous, check, earlier }: ChangesBodyProps) {
  if (typeof earlier === 'object' && typeof check === 'object' && check.state === 'done') {
    const changes = changesBetween(earlier.search_ranking_results, check.search_ranking_results, phrase)
    const drop = dropBetween(earlier, check, phrase, yours.accounts)
    const climb = dropBetween(check, earlier, phrase, yours.accounts)
    const { moved, entered, left, unmoved, depth } = changes
    if (moved.length + entered.length + left.length === 0)
      return (
        <p className="text-14">{checkChangeWords.noneMoved(depth, sinceWhen(previous.checked_at, now()))}</p>
      )
    return (
      <>
        {drop && <WhyLost drop={drop} />}
        {climb && <WhomPassed climb={climb} />}
        <ChangeLists key={check.id} yours={yours} changes={changes} />
        <p className="mt-2 text-12 text-quiet">
          {checkChangeWords.compared(unmoved, depth, formatDateTime(previous.checked_at))}
        </p>
      </>
    )
  }
  if (check === 'gone' || earlier === 'gone')
    return <p className="text-14 text-quiet">{rankingWords.notKept}</p>
  if (check === 'failed' || earlier === 'failed')
    return <p className="text-14 text-quiet">{checkChangeWords.earlierAbsent}</p>
  return <Skeleton label={keyPhraseCheckWords.loading} shape="table" />
}
