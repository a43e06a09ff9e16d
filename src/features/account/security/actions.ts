import { navigate } from 'wouter/use-browser-location'
import { closeDatabase, eraseDatabase } from '#src/db/core/open.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { silenceBrowser } from '#src/lib/push-browser.ts'
import { signOut } from '#src/remote/auth/auth.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { deleteAccount } from '#src/remote/functions/account.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { stopSync } from '#src/sync/engine.ts'
import { authFailureWords } from '#src/words/auth-errors.ts'
import { securityWords } from '#src/words/security.ts'

/** `wrong-password`: the current one is another. `needs-code`: a code was mailed. `wrong-code`: it is another. */
export type PasswordOutcome = 'changed' | 'wrong-password' | 'needs-code' | 'wrong-code' | 'failed'

// Brings the auth library along, which a visit that changes nothing does without.
const passwords = () =>
  fetchPart(() => import('#src/remote/auth/password-change.ts')).catch((cause) => {
    throw new RemoteError('offline', { cause })
  })

function wordsOf(error: RemoteError): string {
  return error.kind === 'unauthorized' ? securityWords.notLoggedIn : authFailureWords(error)
}

/** Mails the code that an old session needs for a new password. */
export async function sendCode(): Promise<boolean> {
  try {
    await (await passwords()).mailCode()
    return true
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', wordsOf(error))
    return false
  }
}

/** Changes the password and ends the sessions on other devices; this one stays signed in. */
export async function changeOwnPassword(
  current: string,
  next: string,
  code: string,
  captchaToken?: string,
): Promise<PasswordOutcome> {
  const session = currentSession()
  if (session.status === 'signed-out') {
    showToast('bad', securityWords.notLoggedIn)
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
    await changePassword(current, next, code.replace(/\s/g, ''))
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    if (error.code === 'reauthentication_not_valid') return 'wrong-code'
    if (error.code === 'reauthentication_needed') return (await sendCode()) ? 'needs-code' : 'failed'
    showToast('bad', wordsOf(error))
    return 'failed'
  }
  showToast('good', securityWords.passwordUpdated)
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
    showToast('bad', securityWords.devicesNotLeft(wordsOf(error)))
    return false
  }
}

/** Deletes the account, then everything of it on this device. Answers null, or why nothing was deleted. */
export async function deleteOwnAccount(): Promise<string | null> {
  const session = currentSession()
  if (session.status === 'signed-out') return securityWords.notLoggedIn
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
  showToast('good', complete ? securityWords.deleted : securityWords.closed)
  return null
}

function refusalOf({ kind, code }: RemoteError): string {
  const reasons = securityWords.deleteFailed
  if (kind === 'offline') return reasons.offline
  // The server may have acted before its answer was lost.
  if (['timeout', 'unreadable', 'foreign'].includes(kind)) return reasons.unknown
  if (kind === 'unauthorized') return securityWords.notLoggedIn
  return code === 'payments_unavailable' ? reasons.payments : reasons.otherwise
}
