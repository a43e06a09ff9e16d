import { changeProfile } from '#src/db/write.ts'
import { messages } from '#src/domain/messages.ts'
import * as auth from '#src/remote/auth.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { showToast } from '#src/state/toasts.ts'
import { kickSync } from '#src/sync/engine.ts'
import type { ResetLink } from './reset-link.ts'

function report(error: unknown): false {
  if (!(error instanceof RemoteError)) throw error
  const unreachable = error.kind === 'offline' || error.kind === 'timeout'
  showToast(
    'bad',
    unreachable ? 'The server cannot be reached. Check your connection and try again.' : error.message,
  )
  return false
}

/** Signs in. A refusal is shown with the server's own message (spec, section 8). Answers whether it worked. */
export async function signIn(email: string, password: string): Promise<boolean> {
  try {
    await auth.signIn(email, password)
    showToast('good', messages.loggedIn)
    return true
  } catch (error) {
    return report(error)
  }
}

/** Makes an account. `confirm-email`: it can sign in once the mail is answered. Answers false on a refusal. */
export async function signUp(
  email: string,
  password: string,
): Promise<'signed-in' | 'confirm-email' | false> {
  try {
    return await auth.signUp(email, password)
  } catch (error) {
    return report(error)
  }
}

/** Sends the reset instructions. Answers whether they were sent. */
export async function requestPasswordReset(email: string): Promise<boolean> {
  try {
    await auth.requestPasswordReset(email)
    showToast('good', messages.resetSent)
    return true
  } catch (error) {
    return report(error)
  }
}

/** Opens the session that a reset link carries. Answers null, or the message to show on /login. */
export async function openResetLink(link: ResetLink): Promise<string | null> {
  if (link.kind === 'refused') return link.message
  try {
    if (link.kind === 'token-hash') await auth.openResetSession(link.tokenHash)
    else await auth.openResetSessionFromTokens(link.accessToken, link.refreshToken)
    return null
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return error.kind === 'unauthorized' || error.kind === 'refused'
      ? messages.resetLinkRefused
      : messages.resetSessionFailed
  }
}

/** Sets the new password of the open reset session, which ends with it. Answers whether it worked. */
export async function updatePassword(password: string): Promise<boolean> {
  try {
    await auth.updatePassword(password)
    auth.signOut()
    showToast('good', messages.passwordUpdated)
    return true
  } catch (error) {
    return report(error)
  }
}

/** Saves the names and the consent on this device; they are sent when there is a network. */
export async function completeProfile(values: {
  first_name: string
  last_name: string
  marketing_consent: boolean
}): Promise<void> {
  await changeProfile(values)
  kickSync()
  showToast('good', messages.profileCompleted)
}
