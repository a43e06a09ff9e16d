import { readMark } from '#src/db/core/local-marks.ts'
import { env } from '#src/lib/env.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { storedSession } from '#src/remote/auth/stored-session.ts'
import { orRemoteError, RemoteError } from '#src/remote/errors.ts'
import { sendFirstPull } from '#src/remote/first-pull.ts'
import { setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { authWords } from '#src/words/auth/auth.ts'
import { authFailureWords } from '#src/words/auth/auth-errors.ts'

// Loaded on demand, because most visits do not need the auth client.
const authentication = () => fetchPart(() => import('#src/remote/auth/sign-in.ts'))

export function prepare(): void {
  // A failure is reported when the form is submitted.
  authentication()
    .then(({ loadClient }) => loadClient())
    .catch(() => undefined)
}

function enter(account: { userId: string; email: string }): void {
  const token = storedSession()?.accessToken
  // Sends the first pull of a new device early: the next screen has to open the database before it can pull.
  if (token !== undefined && readMark('kept', account.userId) === null)
    sendFirstPull(env.supabaseUrl, env.supabaseKey, token)
  setSession(account)
}

/** Shows a toast and returns false if the server refuses or does not respond. */
export async function attempt<Done>(work: () => Promise<Done>): Promise<Done | false> {
  const done = await orRemoteError(work())
  if (!(done instanceof RemoteError)) return done
  showToast('bad', authFailureWords(done))
  return false
}

export function signInWithPassword(email: string, password: string, captchaToken?: string): Promise<boolean> {
  return attempt(async () => {
    const { signIn } = await authentication()
    enter(await signIn(email, password, captchaToken))
    showToast('good', authWords.loggedIn)
    return true
  })
}

/** Returns `confirm-email` if the user must confirm the email address before signing in; false on failure. */
export function createAccount(email: string, password: string, captchaToken?: string) {
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
