import { type ReactNode, useState } from 'react'
import type { RankingRow } from '#src/domain/ranking/rows.ts'
import type { CheckChanges } from '#src/domain/tracking/check-changes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { keyPhraseCheckWords } from '#src/words/key-phrase-checks.ts'
import { PositionChangeMark } from './position-change-mark.tsx'

const shownFirst = 5

function Video({ result, note }: { result: RankingRow; note: ReactNode }) {
  return (
    <li className="flex items-baseline gap-3 border-line border-b py-1.5 text-14 last:border-b-0">
      <span className="w-7 shrink-0 text-right text-quiet tabular-nums">{result.rank}</span>
      <span className="min-w-0 grow truncate">
        <bdi className="font-medium">@{result.username}</bdi>{' '}
        <span dir="auto" className="text-quiet">
          {result.full_description}
        </span>
      </span>
      <span className="shrink-0">{note}</span>
    </li>
  )
}

interface ListProps {
  title: string
  videos: readonly { result: RankingRow; note: ReactNode }[]
}

function List({ title, videos }: ListProps) {
  const [all, setAll] = useState(false)
  if (videos.length === 0) return null
  return (
    <section className="min-w-0">
      <h3 className="text-14">
        {title} <span className="text-quiet">({videos.length})</span>
      </h3>
      <ul className="mt-1">
        {(all ? videos : videos.slice(0, shownFirst)).map(({ result, note }) => (
          <Video key={result.video_url} result={result} note={note} />
        ))}
      </ul>
      {videos.length > shownFirst && (
        <Button variant="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? keyPhraseCheckWords.showFewer : keyPhraseCheckWords.showAll(videos.length)}
        </Button>
      )}
    </section>
  )
}

/** Who entered, who left, who moved, and who took the place. */
export function ChangeLists({ changes }: { changes: CheckChanges }) {
  const { depth, entered, left, moved, unmoved, tookPlace } = changes
  const took = tookPlace && keyPhraseCheckWords.tookPlace(tookPlace.rank)
  return (
    <div className="mt-3 flex flex-col gap-4">
      {tookPlace && took && (
        <Notice tone="info">
          {took.before}
          <bdi>@{tookPlace.by.username}</bdi>
          {took.after}
        </Notice>
      )}
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <List
          title={keyPhraseCheckWords.entered}
          videos={entered.map((result) => ({ result, note: keyPhraseCheckWords.isNew }))}
        />
        <List
          title={keyPhraseCheckWords.left}
          videos={left.map((result) => ({ result, note: keyPhraseCheckWords.was(result.rank) }))}
        />
      </div>
      <List
        title={keyPhraseCheckWords.moved}
        videos={moved.map(({ result, by }) => ({
          result,
          note: <PositionChangeMark change={{ kind: 'moved', by }} />,
        }))}
      />
      <p className="text-14 text-quiet">{keyPhraseCheckWords.unmoved(unmoved, depth)}</p>
    </div>
  )
}
