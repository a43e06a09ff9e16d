import { Link } from 'wouter'
import { countryName } from '#src/domain/countries.ts'
import { columnOf, ideaPhrase, lastVerdictDay, utcDay } from '#src/domain/ideas/board.ts'
import { ideaPath, shortLinkOf } from '#src/domain/ideas/idea-link.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { dayMs, dayOf, noonOf } from '#src/lib/calendar-days.ts'
import { now } from '#src/lib/clock.ts'
import { daysOfMonth } from '#src/lib/locale.ts'
import { MenuButton } from '#src/ui/controls/menu-button.tsx'
import { ideaName } from '#src/words/ideas/idea-name.ts'
import { ideaWords, verdictSentence } from '#src/words/ideas/ideas.ts'
import { positionText } from '#src/words/key-phrase/positions.ts'
import { type Judged, useJudged } from './use-judged.ts'

export const cardAttribute = 'data-idea'

interface IdeaCardProps {
  idea: IdeaRow
  showsCountry: boolean
  onMenu: (anchor: HTMLElement) => void
  draggable?: boolean | undefined
}

const shortDay = (day: string) => daysOfMonth().format(noonOf(day))

function Plan({ idea: { target_date, goal } }: { idea: IdeaRow }) {
  const isLate = target_date !== null && target_date < dayOf(now())
  return (
    <>
      {target_date && (
        <span className={isLate ? 'text-warning' : ''}>
          {(isLate ? ideaWords.late : ideaWords.due)(shortDay(target_date))}
        </span>
      )}
      {target_date && goal !== null && ' · '}
      {goal !== null && ideaWords.goalOf(goal)}
    </>
  )
}

function progress({ phrase, published_on, goal, video_id }: IdeaRow, judged: Judged | undefined): string {
  const days = Math.round((Date.parse(utcDay(now())) - Date.parse(published_on ?? '')) / dayMs)
  const isUntracked = judged && !judged.tracked?.status && !shortLinkOf({ video_id })
  return [
    ideaWords.dayOf(Math.max(days, 0), lastVerdictDay),
    goal !== null && ideaWords.goalOf(goal),
    phrase === null ? ideaWords.needsPhrase : isUntracked && ideaWords.untracked,
  ]
    .filter(Boolean)
    .join(' · ')
}

function Newest({ judged }: { judged: Judged | undefined }) {
  const last = judged?.verdict?.last
  return (
    <p className="w-8 shrink-0 text-right font-display font-semibold text-20">
      <span className="sr-only">{ideaWords.position} </span>
      {last?.position != null && <span className="tabular-nums">{last.position}</span>}
      {last?.position === null && (
        <span className="text-14">
          <span aria-hidden="true">{`>${last.results}`}</span>
          <span className="sr-only">{positionText(last)}</span>
        </span>
      )}
      {!last && (
        <span className="font-normal text-quiet">
          <span aria-hidden="true">–</span>
          <span className="sr-only">{ideaWords.noPosition}</span>
        </span>
      )}
    </p>
  )
}

export function IdeaCard({ idea, showsCountry, onMenu, draggable }: IdeaCardProps) {
  const { id, country, goal } = idea
  const column = columnOf(idea, utcDay(now()))
  const judged = useJudged(idea)
  const name = ideaName(idea)
  const about = [ideaPhrase(idea), showsCountry && countryName(country)].filter(Boolean).join(' · ')
  return (
    <li
      draggable={draggable}
      className="group relative flex min-h-16 items-start gap-3 border-line border-b py-2.5 lg:rounded-md lg:border lg:bg-raised lg:px-3"
    >
      {column === 'published' && <Newest judged={judged} />}
      <div className="min-w-0 grow">
        <Link
          href={ideaPath(id)}
          draggable={false}
          {...{ [cardAttribute]: id }}
          aria-keyshortcuts={draggable ? 'Shift+ArrowLeft Shift+ArrowRight' : undefined}
          className="line-clamp-2 font-semibold text-14 text-ink leading-4.5 no-underline after:absolute after:inset-0"
        >
          <bdi>{name}</bdi>
        </Link>
        {about && (
          <p className="truncate text-12 text-quiet">
            <bdi>{about}</bdi>
          </p>
        )}
        {column === 'verdict' ? (
          judged?.verdict && <p className="mt-1 text-14">{verdictSentence(judged.verdict, goal)}</p>
        ) : (
          <p className="text-12 text-quiet">
            {column === 'published' ? progress(idea, judged) : <Plan idea={idea} />}
          </p>
        )}
      </div>
      <MenuButton
        label={ideaWords.actions(name)}
        onPress={onMenu}
        className="relative z-1 -my-2 -mr-2 aria-expanded:bg-wash aria-expanded:text-ink dense:size-8"
      />
    </li>
  )
}
