// Values that the shell shows around every screen.
import { sharedValue } from './shared-value.ts'

/** The shell's message about syncing. */
export interface SyncNotice {
  text: string
  /** Whether the text is about downloading data rather than sending changes. */
  isArrival: boolean
  /** Retries immediately; null if nothing has failed. */
  retry: (() => void) | null
}

export const { set: setSyncNotice, useValue: useSyncNotice } = sharedValue<SyncNotice | null>(null)

/** A function that switches this tab to a new version of the app; null if there is no new version. */
export const { set: offerUpdate, useValue: useUpdate } = sharedValue<(() => void) | null>(null)

export const emptyOutbox = {
  /** The number of pending changes. */
  unsent: 0,
  /** How many of the pending changes are searches. */
  searches: 0,
  /** The number of parked changes, which await the user's decision. */
  parked: 0,
}
export const { set: setOutboxCounts, useValue: useOutboxCounts } = sharedValue(emptyOutbox)

/** The number of unread alerts; 0 if no user's data is open. */
export const { set: setUnreadAlerts, useValue: useUnreadAlerts } = sharedValue(0)

/** Whether the browser persists the user's data and session; if not, they are lost when the tab closes. */
export const { set: setSaved, useValue: useSaved } = sharedValue({ data: true, session: true })
