import { useId } from 'react'
import { Link } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import type { Stand } from '#src/domain/tracking/news.ts'
import type { TrackedItem } from '#src/domain/tracking/tracked-item.ts'
import { walkLinks } from '#src/lib/walk-links.ts'
import { Best, Change, CurrentPosition, Trend } from '#src/parts/tracking/position-cells.tsx'
import { useListedVideo, VideoCover } from '#src/parts/tracking/tracked-cover.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { positionWords } from '#src/words/key-phrase/positions.ts'
import { followedText } from '#src/words/tracking/followed.ts'
import { eventReason, movementNote } from './event-reason.ts'
import type { DetailsOfEvents } from './use-event-details.ts'

interface StandingTableProps {
  stands: readonly Stand[]
  details: DetailsOfEvents
  /** The id of the key phrase whose row is highlighted and reachable with Tab. */
  focused: string
  onFocus: (id: string) => void
}

const saysTheSame = ({ change, item: { weekChange } }: Stand) =>
  JSON.stringify(change) === JSON.stringify(weekChange)

function Phrase({ item }: { item: TrackedItem }) {
  const { row } = item
  const video = useListedVideo(item)
  return (
    <span className="flex items-center gap-2.5">
      <VideoCover src={video?.cover ?? null} width={32} height={36} />
      <span className="min-w-0">
        <span className="flex items-baseline gap-2">
          <bdi className="min-w-0 truncate font-medium" title={row.keyword}>
            {row.keyword}
          </bdi>
          <span className="text-12 text-quiet uppercase">{row.country}</span>
        </span>
        <span className="block min-h-4 truncate text-12 text-quiet leading-4">
          <bdi>{video?.caption || followedText(row)}</bdi>
        </span>
      </span>
    </span>
  )
}

const head = 'whitespace-nowrap px-2.5 py-0 font-normal text-12 text-quiet'
const cell = 'px-2.5 py-0'

export function StandingTable({ stands, details, focused, onFocus }: StandingTableProps) {
  const { columns } = dashboardWords
  const hint = useId()
  const isOneWeek = stands.every(saysTheSame)
  const heads = [
    ['w-64', columns.phrase],
    ['w-13 text-right', columns.now],
    ...(isOneWeek ? [] : [['w-27 text-right', columns.sinceLook]]),
    ['w-17 text-right', columns.week],
    ['w-13 text-right', columns.best],
    ['w-33', columns.trend],
    ['', columns.why],
  ]
  return (
    <div className="group relative overflow-hidden rounded-md border border-line bg-raised">
      <table aria-labelledby="where-you-stand" aria-describedby={hint} className="w-full table-fixed text-14">
        <thead>
          <tr className="h-9 border-line border-b text-left">
            {heads.map(([width, name]) => (
              <th key={name} scope="col" className={`${width} ${head}`}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={(event) => walkLinks(event, 'ArrowUp', 'ArrowDown')}>
          {stands.map(({ item, change, event }) => {
            const reason = event && eventReason(event, details.get(item.row.id)?.why)
            return (
              <tr
                key={item.row.id}
                className={`relative h-11 border-line not-last:border-b hover:bg-wash ${item.row.id === focused ? 'bg-wash' : ''}`}
              >
                <th scope="row" className={`text-left font-normal ${cell}`}>
                  <Link
                    href={links.keyPhrase(item.row.id)}
                    tabIndex={item.row.id === focused ? 0 : -1}
                    onFocus={() => onFocus(item.row.id)}
                    className="block py-1 after:absolute after:inset-0"
                  >
                    <Phrase item={item} />
                  </Link>
                </th>
                <td className={`text-right font-semibold ${cell}`}>
                  <CurrentPosition item={item} />
                </td>
                {!isOneWeek && (
                  <td className={`text-right ${cell}`}>
                    <Change change={change} told={dashboardWords.sinceLook} />
                  </td>
                )}
                <td className={`text-right ${cell}`}>
                  <Change change={item.weekChange} told={positionWords.inWeek} />
                </td>
                <td className={`text-right ${cell}`}>
                  <Best item={item} />
                </td>
                <td className={cell}>
                  <Trend item={item} />
                </td>
                <td className={`text-12 text-quiet leading-4 ${cell}`}>
                  {item.row.status ? (
                    <>
                      <span className="block text-ink">{reason?.who}</span>
                      {[event && movementNote(item), reason?.how].filter(Boolean).join(' · ')}
                    </>
                  ) : (
                    dashboardWords.paused
                  )}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {/* Covers the last header while a row has the keyboard focus. */}
      <p
        id={hint}
        className="absolute top-0 right-0 h-9 bg-raised px-2.5 text-12 text-quiet leading-9 not-group-has-[a:focus-visible]:sr-only"
      >
        {dashboardWords.walkHint}
      </p>
    </div>
  )
}
