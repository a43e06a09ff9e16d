import { routes } from '#src/domain/shell/routes.ts'
import { fetchPart } from '#src/lib/fetch-part.ts'
import { orRemoteError, RemoteError } from '#src/remote/errors.ts'
import { takeMailLink } from '#src/state/mail-link.ts'
import { showToast } from '#src/state/toasts.ts'
import { authWords } from '#src/words/auth/auth.ts'
import { authFailureWords } from '#src/words/auth/auth-errors.ts'
import { passwordResetWords } from '#src/words/auth/password-reset.ts'
import { attempt } from '../actions.ts'
import { parseResetLink } from './reset-link.ts'

const passwordReset = () => fetchPart(() => import('#src/remote/auth/password-reset.ts'))

/** The last attempt to open a reset session. Resolves with null, or with an error message if it failed. */
let opening: Promise<string | null> | null = null

type PasswordReset = typeof import('#src/remote/auth/password-reset.ts')

/** Returns null, or an error message: `refused` if the server refuses the proof. */
async function open(
  proof: Parameters<PasswordReset['openResetSession']>[0],
  refused: string,
  describe: (error: RemoteError) => string,
): Promise<string | null> {
  const error = await orRemoteError(passwordReset().then(({ openResetSession }) => openResetSession(proof)))
  if (!(error instanceof RemoteError)) return null
  return error.kind === 'unauthorized' || error.kind === 'refused' ? refused : describe(error)
}

function begin(opened: Promise<string | null>): Promise<string | null> {
  opening = opened
  // Clears a failure, so that a later visit without a token does not report it again.
  const clear = () => {
    if (opening === opened) opening = null
  }
  opened.then((failure) => failure !== null && clear(), clear)
  return opened
}

/**
 * Opens the session of the current link or, without a link, reuses the last opened session. Returns null, or
 * the error message for /login.
 */
export function openedSession(): Promise<string | null> {
  const address = takeMailLink() ?? { search: location.search, hash: location.hash }
  // Removes the tokens from the address, because history and analytics would record them.
  history.replaceState(history.state, '', routes.resetPassword)
  const link = parseResetLink(address.search, address.hash)
  if ('proof' in link)
    return begin(open(link.proof, authWords.resetLinkRefused, () => authWords.resetSessionFailed))
  if (opening && link.fault === 'no-token') return opening
  return begin(Promise.resolve(passwordResetWords.linkFaults[link.fault]))
}

/** Opens a reset session with the emailed code. Returns null, or an error message. */
export function openByCode(email: string, code: string): Promise<string | null> {
  const proof = { email: email.trim(), token: code.replace(/\s/g, '') }
  return begin(open(proof, authWords.resetCodeRefused, authFailureWords))
}

/** Also ends all of the user's sessions, including the reset session. Returns false after a failure. */
export function chooseNewPassword(password: string): Promise<boolean> {
  return attempt(async () => {
    const { resetPassword } = await passwordReset()
    await resetPassword(password)
    opening = null
    showToast('good', authWords.passwordUpdated)
    return true
  })
}
