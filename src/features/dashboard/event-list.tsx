import { Link } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { isWorse, type NewsEvent } from '#src/domain/tracking/news.ts'
import { dashboardWords } from '#src/words/home/dashboard.ts'
import { eventReason } from './event-reason.ts'
import { FollowedVideo } from './followed-video.tsx'
import type { EventDetails } from './read-event-details.ts'
import type { DetailsOfEvents } from './use-event-details.ts'

/** A position change, as an arrow and in words. */
function Move({ event }: { event: NewsEvent }) {
  const { from, to } = event
  const worse = isWorse(event)
  const { outside, out, movedDown, movedUp } = dashboardWords
  const words = (worse ? movedDown : movedUp)(String(from ?? outside), String(to ?? outside))
  return (
    <span
      className={`shrink-0 whitespace-nowrap font-medium tabular-nums ${worse ? 'text-bad' : 'text-good'}`}
    >
      <span aria-hidden="true">
        {worse ? '▼' : '▲'} {from ?? out} → {to ?? out}
      </span>
      <span className="sr-only">{words}</span>
    </span>
  )
}

/** A change, on a phone: the whole row links to the key phrase. */
function EventRow({ event, details }: { event: NewsEvent; details: EventDetails | undefined }) {
  const { row } = event.item
  const { who, how } = eventReason(event, details?.why)
  return (
    <Link href={links.keyPhrase(row.id)} className="block px-4 py-2 hover:bg-wash">
      <span className="flex items-baseline justify-between gap-3 text-14">
        <bdi className="min-w-0 truncate font-semibold">{row.keyword}</bdi>
        <Move event={event} />
      </span>
      <FollowedVideo phrase={row} caption={details?.caption ?? ''} />
      {/* The reason loads after the row is shown, so its lines are reserved. */}
      <span className={`block text-14 ${isWorse(event) ? 'min-h-9' : ''}`}>
        {details?.why ? (
          <span className="text-accent">
            {who} <span aria-hidden="true">›</span>
          </span>
        ) : (
          who
        )}
        {how && <span className="block text-12 text-quiet leading-4">{how}</span>}
      </span>
    </Link>
  )
}

interface EventListProps {
  events: readonly NewsEvent[]
  details: DetailsOfEvents
  /** The number of events not shown. */
  more: number
}

/** Changes, on a phone: the most important ones, and a link to the others. */
export function EventList({ events, details, more }: EventListProps) {
  return (
    <ul
      aria-label={dashboardWords.events}
      className="divide-y divide-line rounded-md border border-line bg-raised"
    >
      {events.map((event) => (
        <li key={event.item.row.id}>
          <EventRow event={event} details={details.get(event.item.row.id)} />
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link
            href={routes.rankTracking}
            className="flex min-h-11 items-center px-4 text-14 text-accent hover:bg-wash"
          >
            {dashboardWords.moreMoved(more)}
          </Link>
        </li>
      )}
    </ul>
  )
}
