import { useLiveQuery } from 'dexie-react-hooks'
import { readPlays } from '#src/db/reads/idea-checks.ts'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import type { IdeaVerdict, VerdictReading } from '#src/domain/ideas/verdict.ts'
import { noonOf } from '#src/lib/calendar-days.ts'
import { formatWhole } from '#src/lib/format.ts'
import { daysOfMonth } from '#src/lib/locale.ts'
import { ideaWords, verdictSentence } from '#src/words/ideas/ideas.ts'
import { positionText } from '#src/words/key-phrase/positions.ts'

function Plays({ reading: { found }, videoId }: { reading: VerdictReading; videoId: string }) {
  const id = found?.search_id
  const plays = useLiveQuery(async () => (id ? await readPlays(id, videoId) : null), [id, videoId])
  if (typeof plays === 'number') return formatWhole(plays)
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{ideaWords.unknown}</span>
    </>
  )
}

function Position({ reading: { found, isComing }, goal }: { reading: VerdictReading; goal: number | null }) {
  if (!found)
    return <span className="text-quiet">{isComing ? ideaWords.expected : ideaWords.notMeasured}</span>
  const isReached = goal !== null && found.position !== null && found.position <= goal
  return (
    <>
      <span className={found.position === null ? '' : 'font-semibold'}>{positionText(found)}</span>
      {isReached && <span className="text-12 text-good"> ✓ {ideaWords.reached}</span>}
    </>
  )
}

export function VerdictPanel({ idea, verdict }: { idea: IdeaRow; verdict: IdeaVerdict }) {
  const { goal, video_id } = idea
  const cell = 'py-1.5 pr-3 text-left font-normal align-baseline'
  return (
    <section aria-labelledby="verdict" className="flex flex-col gap-2">
      <h3 id="verdict" className="text-14 text-quiet">
        {verdict.isFinal ? ideaWords.verdict : ideaWords.soFar}
      </h3>
      <p className="font-medium">{verdictSentence(verdict, goal)}</p>
      {!verdict.isFinal && <p className="text-14">{ideaWords.verdictComes(ideaWords.columns.verdict)}</p>}
      <table className="w-full text-14 tabular-nums">
        <thead>
          <tr className="text-12 text-quiet">
            <th scope="col" className={cell}>
              {ideaWords.day}
            </th>
            <th scope="col" className={cell}>
              {ideaWords.position}
            </th>
            {goal !== null && (
              <th scope="col" className={cell}>
                {ideaWords.goalColumn}
              </th>
            )}
            <th scope="col" className={`${cell} pr-0 text-right`}>
              {ideaWords.plays}
            </th>
          </tr>
        </thead>
        <tbody>
          {verdict.readings.map((reading) => (
            <tr key={reading.day} className="border-line border-t">
              <th scope="row" className={cell}>
                {ideaWords.dayNumber(reading.day)}{' '}
                <span className="whitespace-nowrap text-12 text-quiet">
                  {daysOfMonth().format(noonOf(reading.date))}
                </span>
              </th>
              <td className={cell}>
                <Position reading={reading} goal={goal} />
              </td>
              {goal !== null && <td className={`${cell} text-quiet`}>{goal}</td>}
              <td className={`${cell} pr-0 text-right`}>
                {reading.found && video_id && <Plays reading={reading} videoId={video_id} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-12 text-quiet">{ideaWords.playsFrom}</p>
    </section>
  )
}
