import { navigate } from 'wouter/use-browser-location'
import { closeDatabase, eraseDatabase } from '#src/db/core/open.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { silenceBrowser } from '#src/lib/push-browser.ts'
import { signOut } from '#src/remote/auth/auth.ts'
import { orRemoteError, RemoteError } from '#src/remote/errors.ts'
import { deleteAccount } from '#src/remote/functions/account.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { startSync, stopSync } from '#src/sync/engine/engine.ts'
import { securityWords } from '#src/words/account/security.ts'
import { authFailureWords } from '#src/words/auth/auth-errors.ts'

type Passwords = typeof import('#src/remote/auth/password-change.ts')

/** Loads the module on demand, because it includes the auth library. */
async function withPasswords(work: (passwords: Passwords) => Promise<void>): Promise<RemoteError | null> {
  const loaded = fetchPart(() => import('#src/remote/auth/password-change.ts')).catch((cause) => {
    throw new RemoteError('offline', { cause })
  })
  return (await orRemoteError(loaded.then(work))) ?? null
}

function describeError(error: RemoteError): string {
  return error.kind === 'unauthorized' ? securityWords.notLoggedIn : authFailureWords(error)
}

function tellFailure(error: RemoteError): 'failed' {
  showToast('bad', describeError(error))
  return 'failed'
}

/** Emails the code that an old session needs to set a new password. */
export async function sendCode(): Promise<boolean> {
  const refusal = await withPasswords(({ mailCode }) => mailCode())
  if (refusal) tellFailure(refusal)
  return !refusal
}

/** Also signs out the other devices; returns `changed` even if that fails. */
export async function changeOwnPassword(current: string, next: string, code: string, captchaToken?: string) {
  const session = currentSession()
  if (session === null) return tellFailure(new RemoteError('unauthorized'))
  const wrong = await withPasswords(({ checkPassword }) =>
    checkPassword(session.email, current, captchaToken),
  )
  if (wrong) return wrong.kind === 'refused' ? 'wrong-password' : tellFailure(wrong)
  const refusal = await withPasswords(({ changePassword }) =>
    changePassword(current, next, code.replace(/\s/g, '')),
  )
  if (refusal?.code === 'reauthentication_not_valid') return 'wrong-code'
  if (refusal?.code === 'reauthentication_needed') return (await sendCode()) ? 'needs-code' : 'failed'
  if (refusal) return tellFailure(refusal)
  showToast('good', securityWords.passwordUpdated)
  await leaveOtherDevices()
  return 'changed'
}

export async function leaveOtherDevices(): Promise<boolean> {
  const refusal = await withPasswords(({ signOutOthers }) => signOutOthers())
  if (refusal) showToast('bad', securityWords.devicesNotLeft(describeError(refusal)))
  return !refusal
}

/** Returns null, or the reason for a failure. */
export async function deleteOwnAccount(): Promise<string | null> {
  const session = currentSession()
  if (session === null) return securityWords.notLoggedIn
  // Otherwise, the sync would report that the account no longer exists.
  await stopSync()
  const complete = await orRemoteError(deleteAccount(session.userId))
  if (complete instanceof RemoteError) {
    if (currentSession()) startSync()
    return describeRefusal(complete)
  }
  // Signs out first, so that no screen reads data while it is being erased.
  setSession(null)
  navigate(routes.home)
  signOut()
  // Not awaited, because the server has already deleted the account's push subscriptions.
  void silenceBrowser()
  closeDatabase()
  await eraseDatabase(session.userId)
  showToast('good', complete ? securityWords.deleted : securityWords.closed)
  return null
}

function describeRefusal({ kind, code }: RemoteError): string {
  const reasons = securityWords.deleteFailed
  if (kind === 'offline') return reasons.offline
  // The server may have deleted the account although its response did not arrive.
  if (['timeout', 'unreadable', 'foreign'].includes(kind)) return reasons.unknown
  if (kind === 'unauthorized') return securityWords.notLoggedIn
  return code === 'payments_unavailable' ? reasons.payments : reasons.otherwise
}
