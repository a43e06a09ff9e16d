import { readMark } from '#src/db/core/local-marks.ts'
import { env } from '#src/lib/env.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { storedTokens } from '#src/remote/auth/stored-session.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { sendFirstPull } from '#src/remote/first-pull.ts'
import { setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { authWords } from '#src/words/auth/auth.ts'
import { authFailureWords } from '#src/words/auth/auth-errors.ts'
import type { UsableResetLink } from './reset-link.ts'

// Loaded on demand, because most visits do not need the auth client.
const authentication = () => fetchPart(() => import('#src/remote/auth/sign-in.ts'))

export function prepare(): void {
  // A failure is reported when the form is submitted.
  authentication()
    .then(({ loadClient }) => loadClient())
    .catch(() => undefined)
}

function enter(account: { userId: string; email: string }): void {
  const token = storedTokens()?.access_token
  // Sends the first pull early: before the next screen renders and the user's database is open.
  if (token !== undefined && readMark('kept', account.userId) === null)
    sendFirstPull(env.supabaseUrl, env.supabaseKey, token)
  setSession({ status: 'signed-in', ...account })
}

/** Shows a toast and returns false if the server refuses or does not respond. */
async function attempt<Done>(work: () => Promise<Done>): Promise<Done | false> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    showToast('bad', authFailureWords(error))
    return false
  }
}

export function signInWithPassword(email: string, password: string, captchaToken?: string): Promise<boolean> {
  return attempt(async () => {
    const { signIn } = await authentication()
    enter(await signIn(email, password, captchaToken))
    showToast('good', authWords.loggedIn)
    return true
  })
}

/** `confirm-email`: the user must confirm the email address before signing in. False on failure. */
export function createAccount(
  email: string,
  password: string,
  captchaToken?: string,
): Promise<'signed-in' | 'confirm-email' | false> {
  return attempt(async () => {
    const { signUp } = await authentication()
    const account = await signUp(email, password, captchaToken)
    if (account === 'confirm-email') return account
    enter(account)
    return 'signed-in'
  })
}

export function sendResetMail(email: string, captchaToken?: string): Promise<boolean> {
  return attempt(async () => {
    const { requestPasswordReset } = await authentication()
    await requestPasswordReset(email, captchaToken)
    showToast('good', authWords.resetSent)
    return true
  })
}

const passwordReset = () => fetchPart(() => import('#src/remote/auth/password-reset.ts'))

/** Returns null, or the error message. */
async function openReset(
  open: (auth: Awaited<ReturnType<typeof passwordReset>>) => Promise<void>,
  refused: string,
  failed: (error: RemoteError) => string,
): Promise<string | null> {
  try {
    await open(await passwordReset())
    return null
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return error.kind === 'unauthorized' || error.kind === 'refused' ? refused : failed(error)
  }
}

export function openResetLink(link: UsableResetLink): Promise<string | null> {
  return openReset(
    ({ openResetSession, openResetSessionFromTokens }) =>
      link.kind === 'token-hash'
        ? openResetSession(link.tokenHash)
        : openResetSessionFromTokens(link.accessToken, link.refreshToken),
    authWords.resetLinkRefused,
    () => authWords.resetSessionFailed,
  )
}

export function openResetCode(email: string, code: string): Promise<string | null> {
  return openReset(
    ({ openResetSessionByCode }) => openResetSessionByCode(email.trim(), code.replace(/\s/g, '')),
    authWords.resetCodeRefused,
    authFailureWords,
  )
}

export function chooseNewPassword(password: string): Promise<boolean> {
  return attempt(async () => {
    const { resetPassword } = await passwordReset()
    await resetPassword(password)
    showToast('good', authWords.passwordUpdated)
    return true
  })
}
