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
import { stopSync } from '#src/sync/engine/engine.ts'
import { securityWords } from '#src/words/account/security.ts'
import { authFailureWords } from '#src/words/auth/auth-errors.ts'

/** `needs-code`: a code was emailed. */
export type PasswordOutcome = 'changed' | 'wrong-password' | 'needs-code' | 'wrong-code' | 'failed'

// Loaded on demand, because it includes the auth library.
const passwords = () =>
  fetchPart(() => import('#src/remote/auth/password-change.ts')).catch((cause) => {
    throw new RemoteError('offline', { cause })
  })

function describeError(error: RemoteError): string {
  return error.kind === 'unauthorized' ? securityWords.notLoggedIn : authFailureWords(error)
}

/** Emails the code that an old session needs to set a new password. */
export async function sendCode(): Promise<boolean> {
  try {
    await (await passwords()).mailCode()
    return true
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', describeError(error))
    return false
  }
}

/** Also signs out the other devices; returns `changed` even if that fails. */
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
    showToast('bad', describeError(error))
    return 'failed'
  }
  try {
    const { changePassword } = await passwords()
    await changePassword(current, next, code.replace(/\s/g, ''))
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    if (error.code === 'reauthentication_not_valid') return 'wrong-code'
    if (error.code === 'reauthentication_needed') return (await sendCode()) ? 'needs-code' : 'failed'
    showToast('bad', describeError(error))
    return 'failed'
  }
  showToast('good', securityWords.passwordUpdated)
  await leaveOtherDevices()
  return 'changed'
}

export async function leaveOtherDevices(): Promise<boolean> {
  try {
    const { signOutOthers } = await passwords()
    await signOutOthers()
    return true
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', securityWords.devicesNotLeft(describeError(error)))
    return false
  }
}

/** Returns null, or the reason for a failure. */
export async function deleteOwnAccount(): Promise<string | null> {
  const session = currentSession()
  if (session.status === 'signed-out') return securityWords.notLoggedIn
  let complete: boolean
  try {
    complete = await deleteAccount(session.userId)
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return describeRefusal(error)
  }
  // Signs out first, so that no screen reads data while it is erased.
  setSession({ status: 'signed-out' })
  navigate(routes.home)
  signOut()
  // Not awaited: deleting the account also deletes its push subscriptions on the server.
  void silenceBrowser()
  await stopSync()
  closeDatabase()
  await eraseDatabase(session.userId)
  showToast('good', complete ? securityWords.deleted : securityWords.closed)
  return null
}

function describeRefusal({ kind, code }: RemoteError): string {
  const reasons = securityWords.deleteFailed
  if (kind === 'offline') return reasons.offline
  // The server may have deleted the account anyway.
  if (['timeout', 'unreadable', 'foreign'].includes(kind)) return reasons.unknown
  if (kind === 'unauthorized') return securityWords.notLoggedIn
  return code === 'payments_unavailable' ? reasons.payments : reasons.otherwise
}
