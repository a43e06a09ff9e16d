import { sharedValue } from './shared-value.ts'

/**
 * This tab's user; null if signed out. A session counts even if its token has expired, because the user works
 * with the data on the device. Only signing out, a refusal by the server or the account's deletion ends it.
 */
export const {
  get: currentSession,
  set: setSession,
  useValue: useSession,
} = sharedValue<{ userId: string; email: string } | null>(null)
