import { navigate } from 'wouter/use-browser-location'
import { closeDatabase, eraseDatabase } from '#src/db/core/open.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { silenceBrowser } from '#src/lib/push-browser.ts'
import { signOut } from '#src/remote/auth/auth.ts'
import { isSilence, RemoteError } from '#src/remote/errors.ts'
import { deleteAccount } from '#src/remote/functions/account.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { stopSync } from '#src/sync/engine.ts'
import { messages } from '#src/words/messages.ts'

/** `wrong-password`: the current password is not the one that was typed. */
export type PasswordOutcome = 'changed' | 'wrong-password' | 'failed'

// Brings the auth library along, which a visit that changes nothing does without.
const passwords = () =>
  fetchPart(() => import('#src/remote/auth/password-change.ts')).catch((cause) => {
    throw new RemoteError('offline', { cause })
  })

const unreachable = 'The server cannot be reached. Check your connection and try again.'

function wordsOf(error: RemoteError): string {
  if (isSilence(error)) return unreachable
  return error.kind === 'unauthorized' ? messages.notLoggedIn : error.message
}

/** Changes the password and ends the sessions on other devices; this one stays signed in. */
export async function changeOwnPassword(
  current: string,
  next: string,
  captchaToken?: string,
): Promise<PasswordOutcome> {
  const session = currentSession()
  if (session.status === 'signed-out') {
    showToast('bad', messages.notLoggedIn)
    return 'failed'
  }
  try {
    const { checkPassword } = await passwords()
    await checkPassword(session.email, current, captchaToken)
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    if (error.kind === 'refused') return 'wrong-password'
    showToast('bad', wordsOf(error))
    return 'failed'
  }
  try {
    const { changePassword } = await passwords()
    await changePassword(current, next)
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', wordsOf(error))
    return 'failed'
  }
  showToast('good', messages.passwordUpdated)
  await leaveOtherDevices()
  return 'changed'
}

/** Ends the sessions on every other device. Answers whether that worked. */
export async function leaveOtherDevices(): Promise<boolean> {
  try {
    const { signOutOthers } = await passwords()
    await signOutOthers()
    return true
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', `Your other devices could not be signed out. ${wordsOf(error)}`)
    return false
  }
}

/** Deletes the account, then everything of it on this device. Answers null, or why nothing was deleted. */
export async function deleteOwnAccount(): Promise<string | null> {
  const session = currentSession()
  if (session.status === 'signed-out') return messages.notLoggedIn
  let complete: boolean
  try {
    complete = await deleteAccount(session.userId)
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return refusalOf(error)
  }
  // First the state: what the screens read must not be erased under them.
  setSession({ status: 'signed-out' })
  navigate(routes.home)
  signOut()
  // Nobody waits for it: the server knows no address any more.
  void silenceBrowser()
  await stopSync()
  closeDatabase()
  await eraseDatabase(session.userId)
  showToast(
    'good',
    complete
      ? 'Your account was deleted.'
      : 'Your account is closed. The last of its data will be gone within the hour.',
  )
  return null
}

function refusalOf(error: RemoteError): string {
  if (error.kind === 'offline')
    return 'You are offline. An account can only be deleted online; nothing was deleted.'
  // The server may have acted before its answer was lost.
  if (['timeout', 'unreadable', 'foreign'].includes(error.kind))
    return 'The server did not answer in time, so we do not know whether your account was deleted. Try again.'
  if (error.kind === 'unauthorized') return messages.notLoggedIn
  if (error.code === 'payments_unavailable')
    return 'Your subscription could not be cancelled, so nothing was deleted. Try again in a few minutes.'
  return 'Your account could not be deleted. Nothing was lost; try again in a few minutes.'
}
