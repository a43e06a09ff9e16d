import { type ReactNode, useState } from 'react'
import { byConcern, type OwnMove, type PlacedVideo } from '#src/domain/tracking/change-order.ts'
import type { CheckChanges } from '#src/domain/tracking/check-changes.ts'
import { ownerOf, type Yours } from '#src/domain/tracking/yours.ts'
import { grounds, type RankingTone, ToneBadge } from '#src/parts/ranking/tone-badge.tsx'
import { Change } from '#src/parts/tracking/position-cells.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { FilterChips } from '#src/ui/controls/segments.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { checkChangeWords } from '#src/words/history/check-changes.ts'
import { keyPhraseCheckWords } from '#src/words/history/key-phrase-checks.ts'

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

type Kind = 'moved' | 'entered' | 'left'

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
  return {
    moved: byConcern(lines.moved, own),
    entered: byConcern(lines.entered, own),
    left: byConcern(lines.left, own),
  }
}

interface ChangeListsProps {
  yours: Yours
  changes: CheckChanges
  own: OwnMove | null
}

export function ChangeLists({ yours, changes, own }: ChangeListsProps) {
  const [all, setAll] = useState(false)
  const [chosen, setChosen] = useState<Kind | null>(null)
  const lines = linesByKind(changes, own)
  const allKinds = Object.keys(lines) as Kind[]
  const kinds = allKinds.filter((kind) => lines[kind].length > 0)
  const kindLabel = (kind: Kind) => checkChangeWords.kinds[kind](lines[kind].length)
  const kind = chosen ?? kinds[0]
  const ofKind = kind ? lines[kind] : []
  const ownPlace = ofKind.findIndex(({ result }) => result.video_url === own?.url)
  // The user's own video is visible without expanding the list if it is among the first `atMost`.
  const [least, atMost] = useWide() ? [5, 9] : [3, 6]
  const first = ownPlace < atMost ? Math.max(least, ownPlace + 1) : least
  return (
    <>
      {kind && (
        <>
          {kinds.length > 1 ? (
            <>
              <FilterChips
                label={keyPhraseCheckWords.changes}
                options={kinds.map((value) => ({ value, label: kindLabel(value) }))}
                value={kind}
                onChange={(next) => {
                  setChosen(next)
                  setAll(false)
                }}
              />
              <p className="hidden text-14 text-quiet print:block">{kinds.map(kindLabel).join(' · ')}</p>
            </>
          ) : (
            <p className="text-14 text-quiet">{allKinds.map(kindLabel).join(' · ')}</p>
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
