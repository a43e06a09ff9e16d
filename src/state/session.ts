import { sharedValue } from './shared-value.ts'

/**
 * This tab's user. A restored session also counts as signed in if its token has expired: the user works with the data on
 * the device. Only the user, a refusal or the account's deletion ends a session.
 */
export type Session = { status: 'signed-out' } | { status: 'signed-in'; userId: string; email: string }

export const {
  get: currentSession,
  set: setSession,
  useValue: useSession,
} = sharedValue<Session>({ status: 'signed-out' })
