import { useLiveQuery } from 'dexie-react-hooks'
import { findOpenIdea } from '#src/db/reads/idea-checks.ts'
import { ideaPath } from '#src/domain/ideas/idea-link.ts'
import { leastVideos, type SeenVideo } from '#src/domain/insight/video-figures.ts'
import {
  type ComparedFigure,
  type ComparedTrait,
  findWinners,
  type Winners,
} from '#src/domain/insight/winners.ts'
import type { CheckRow } from '#src/domain/ranking/rows.ts'
import { formatDate, formatDateTime } from '#src/lib/format.ts'
import { lists } from '#src/lib/locale.ts'
import { makeIdea } from '#src/parts/ideas/make-idea.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { useWide } from '#src/ui/hooks/use-wide.ts'
import { ideaNotingWords } from '#src/words/ideas/idea-noting.ts'
import { formatFigure, shortFigure } from '#src/words/insight/figures.ts'
import { insightWords } from '#src/words/insight/insight.ts'
import { FigureTable, figureRows } from './figure-table.tsx'
import { InsightLine } from './insight-line.tsx'

function Zone({ own, from, to, inside }: { own: number; from: number; to: number; inside: boolean }) {
  // NaN if `own`, `from` and `to` are equal.
  const share = (own - from) / (to - from)
  const place = Number.isNaN(share) ? 20 : Math.min(35, Math.max(5, 12 + share * 16))
  return (
    <svg width="40" height="10" aria-hidden="true" className="shrink-0 self-center">
      <path d="M1 5h38" stroke="var(--color-edge)" strokeWidth="1" />
      <path d="M12 5h16" stroke="var(--color-edge)" strokeWidth="7" />
      <circle
        cx={place}
        cy="5"
        r="4.5"
        fill={inside ? 'var(--color-ink)' : 'var(--color-accent)'}
        stroke="var(--color-raised)"
      />
    </svg>
  )
}

const markClass = (differs: boolean) => `text-12 ${differs ? 'font-medium text-accent' : 'text-quiet'}`

function OwnFigure({ line: { name, own, middle, is } }: { line: ComparedFigure }) {
  const wide = useWide()
  if (own === null) return <span className="text-quiet">–</span>
  return (
    <>
      <span
        className={`${wide ? 'min-w-24 shrink-0 whitespace-nowrap' : ''} ${is && is !== 'inside' ? 'font-semibold' : ''}`}
      >
        {(wide ? formatFigure : shortFigure)(name, own)}
      </span>
      {is && middle && (
        <span className={`flex gap-1 ${markClass(is !== 'inside')}`}>
          <Zone {...middle} own={own} inside={is === 'inside'} />
          {insightWords.sides[is]}
        </span>
      )}
    </>
  )
}

function OwnTrait({ line: { own, differs } }: { line: ComparedTrait }) {
  if (own === null) return <span className="text-quiet">–</span>
  return (
    <>
      <span className={differs ? 'font-semibold' : ''}>{own ? insightWords.yes : insightWords.no}</span>
      {differs && <span className={markClass(true)}>{insightWords.unlikeMost}</span>}
    </>
  )
}

interface WinnersLineProps {
  check: CheckRow
  own: SeenVideo | null
  openAtFirst?: boolean
}

function gapNote({ figures, traits }: Winners, checked: string): string {
  const figureLine = ({ name, own, middle }: ComparedFigure) => {
    const theirs = middle && [middle.from, middle.to].map((value) => formatFigure(name, value))
    return ideaNotingWords.gapLine(
      insightWords.figures[name],
      formatFigure(name, own ?? 0),
      [...new Set(theirs)].join(' – '),
    )
  }
  const traitLine = ({ name, own, having, of }: ComparedTrait) =>
    ideaNotingWords.gapLine(
      insightWords.traits[name],
      own ? insightWords.yes : insightWords.no,
      insightWords.of(having, of),
    )
  return [
    ideaNotingWords.gap(checked),
    ...figures.filter(({ is }) => is && is !== 'inside').map(figureLine),
    ...traits.filter(({ differs }) => differs).map(traitLine),
  ].join('\n')
}

function conclusionOf({ figures, traits }: Winners): string {
  const named = (is: ComparedFigure['is']) =>
    lists().format(figures.filter((line) => line.is === is).map(({ name }) => insightWords.figures[name]))
  const unlike = traits.filter(({ differs }) => differs).map(({ name }) => insightWords.traits[name])
  return insightWords.conclusion(named('above'), named('below'), lists().format(unlike))
}

export function WinnersLine({ check, own, openAtFirst = false }: WinnersLineProps) {
  const winners = findWinners(check, own)
  const { videos, figures, traits } = winners
  const compared = [
    ...figures.flatMap(({ is }) => (is ? [is !== 'inside'] : [])),
    ...traits.flatMap((line) => (line.own === null ? [] : [line.differs])),
  ]
  const isEnough = videos >= leastVideos
  const result = () => {
    if (!isEnough) return insightWords.needsVideos(videos, leastVideos)
    return own ? insightWords.differs(compared.filter(Boolean).length, compared.length) : insightWords.noOwn
  }
  const note = own && compared.some(Boolean) ? gapNote(winners, formatDate(check.searched_at)) : null
  const { search_term: phrase, country } = check
  const keepGap = () => void makeIdea({ phrase, country, gap: { check, note } })
  const idea = useLiveQuery(async () => (await findOpenIdea(phrase, country)) ?? null, [phrase, country])
  const isKept = idea && (note === null || idea.note?.includes(note))
  const ownSeen = own && own.checkedAt.toISOString() !== check.searched_at
  return (
    <InsightLine
      title={insightWords.winners}
      result={result()}
      figure="what-wins"
      sample={[
        insightWords.basis(videos, formatDateTime(check.searched_at)),
        ownSeen && insightWords.ownSeen(formatDateTime(own.checkedAt.toISOString())),
      ]
        .filter(Boolean)
        .join(' ')}
      openAtFirst={openAtFirst && isEnough}
    >
      {isEnough && (
        <>
          {compared.length > 0 && <p className="mb-2 text-14 leading-tight">{conclusionOf(winners)}</p>}
          <FigureTable
            caption={insightWords.winners}
            headers={[insightWords.topTen, insightWords.yours]}
            rows={figureRows(figures, traits, videos, {
              figure: (line) => <OwnFigure line={line} />,
              trait: (line) => <OwnTrait line={line} />,
            })}
          />
          <div className="mt-2 flex">
            {isKept ? (
              <ButtonLink href={ideaPath(idea.id)} variant="quiet">
                {ideaNotingWords.openKept}
              </ButtonLink>
            ) : (
              <Button variant="quiet" onClick={keepGap}>
                {own ? ideaNotingWords.fromGap : ideaNotingWords.make}
              </Button>
            )}
          </div>
        </>
      )}
    </InsightLine>
  )
}
