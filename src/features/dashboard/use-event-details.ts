import { useLiveQuery } from 'dexie-react-hooks'
import type { NewsEvent } from '#src/domain/tracking/news.ts'
import { usePainted } from '#src/ui/hooks/use-painted.ts'
import { partSource, usePart } from '#src/ui/loading/lazy-part.tsx'
import type { EventDetails } from './read-event-details.ts'

/** Keyed by key phrase id. */
export type DetailsOfEvents = ReadonlyMap<string, EventDetails>

export const noDetails: DetailsOfEvents = new Map()
const details = partSource(async () => (await import('./read-event-details.ts')).readEventDetails)

/** Waits for the first paint, because the checks that contain the details are large. */
export function useEventDetails(events: readonly NewsEvent[]): DetailsOfEvents {
  const { part: read } = usePart(details, usePainted())
  const asked = events.map(({ item, later }) => `${item.row.id} ${later.checked_at}`).join()
  return useLiveQuery(() => (read ? read(events) : noDetails), [read, asked], noDetails)
}
