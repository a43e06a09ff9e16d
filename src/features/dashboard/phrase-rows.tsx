import { Link } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { isWorse, type NewsEvent, type Stand } from '#src/domain/tracking/news.ts'
import { Change, CurrentPosition, Trend } from '#src/parts/tracking/position-cells.tsx'
import { TrackedCover } from '#src/parts/tracking/tracked-cover.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { followedText } from '#src/words/tracking/followed.ts'
import { eventReason, movementNote } from './event-reason.ts'
import type { DetailsOfEvents } from './use-event-details.ts'

function Move({ event }: { event: NewsEvent }) {
  const { from, to } = event
  const worse = isWorse(event)
  const movement = movementNote(event.item)
  const { outside, out, movedDown, movedUp } = dashboardWords
  const words = (worse ? movedDown : movedUp)(String(from ?? outside), String(to ?? outside))
  return (
    <span className={`block font-medium text-14 tabular-nums ${worse ? 'text-bad' : 'text-good'}`}>
      <span aria-hidden="true">
        {worse ? '▼' : '▲'} {from ?? out} → {to ?? out}
      </span>
      <span className="sr-only">{words}</span>
      {movement && <span className="font-normal text-12 text-quiet"> · {movement}</span>}
    </span>
  )
}

/** Reasons of this many characters or more would wrap on most phones, so their details are left out. */
const maxReason = 42

/** Reserves its space, because the details load after the row. */
function Reason({ event, details }: { event: NewsEvent; details: DetailsOfEvents }) {
  const { who, how } = eventReason(event, details.get(event.item.row.id)?.why)
  const isShort = how !== '' && who.length + how.length < maxReason
  return (
    <span className="col-span-2 block min-h-4 text-12 leading-4">
      {who}
      {isShort && <span className="max-[23rem]:sr-only">{dashboardWords.how(how)}</span>}
    </span>
  )
}

interface PhraseRowsProps {
  label: string
  stands: readonly Stand[]
  /** The events shown in detail. */
  told: readonly NewsEvent[]
  details: DetailsOfEvents
}

export function PhraseRows({ label, stands, told, details }: PhraseRowsProps) {
  return (
    <ul aria-label={label} className="border-line border-t">
      {stands.map(({ item, change, event }) => {
        const { row } = item
        const moved = event && told.includes(event) ? event : null
        return (
          <li key={row.id} className="border-line border-b">
            <Link
              href={links.keyPhrase(row.id)}
              className={`grid min-h-15 grid-cols-[2.25rem_2.25rem_minmax(0,1fr)_4rem] ${moved ? 'grid-rows-[auto_auto_auto]' : 'grid-rows-[auto_auto]'} content-center items-center gap-x-2.5 py-1.5 hover:bg-wash`}
            >
              <span
                className={`row-span-full text-right font-display font-semibold leading-none ${item.current?.position === null ? 'text-16' : 'text-25'}`}
              >
                <span className="sr-only">{dashboardWords.position}</span>
                <CurrentPosition item={item} />
              </span>
              <span className="row-span-full flex">
                <TrackedCover item={item} width={36} height={48} />
              </span>
              <span className="col-span-2 flex items-baseline gap-1.5 text-14">
                <bdi className="min-w-0 truncate font-semibold">{row.keyword}</bdi>
                <span className="text-12 text-quiet uppercase">{row.country}</span>
                <span aria-hidden="true" className="ml-auto text-quiet">
                  ›
                </span>
              </span>
              {moved ? (
                <Move event={moved} />
              ) : (
                <span className="flex items-center gap-1.5 text-12 text-quiet">
                  <Change change={change} told={dashboardWords.sinceLook} />
                  <bdi className="min-w-0 truncate">{followedText(row)}</bdi>
                </span>
              )}
              <span className="*:h-5 *:w-full">
                <Trend item={item} />
              </span>
              {moved && <Reason event={moved} details={details} />}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
