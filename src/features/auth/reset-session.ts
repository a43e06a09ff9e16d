import { routes } from '#src/domain/shell/routes.ts'
import { takeMailLink } from '#src/state/mail-link.ts'
import { passwordResetWords } from '#src/words/auth/password-reset.ts'
import { openResetCode, openResetLink } from './actions.ts'
import { parseResetLink } from './reset-link.ts'

let opening: Promise<string | null> | null = null

function begin(opened: Promise<string | null>): Promise<string | null> {
  opening = opened
  // Forgets a failure, so that a later visit without a token does not report it again.
  void opened.then((failure) => {
    if (failure !== null && opening === opened) opening = null
  })
  return opened
}

/**
 * Opens the session of the current link or, without a link, reuses the last opened session. Returns null, or the error
 * message for /login.
 */
export function openedSession(): Promise<string | null> {
  const link = takeMailLink() ?? { search: location.search, hash: location.hash }
  // Removes the tokens from the address, because history and analytics would record them.
  history.replaceState(history.state, '', routes.resetPassword)
  const parsed = parseResetLink(link.search, link.hash)
  if (parsed.kind !== 'refused') return begin(openResetLink(parsed))
  if (opening && parsed.fault === 'no-token') return opening
  return begin(Promise.resolve(passwordResetWords.linkFaults[parsed.fault]))
}

/** Returns null, or the error message. */
export async function openByCode(email: string, code: string): Promise<string | null> {
  const problem = await openResetCode(email, code)
  if (problem === null) opening = Promise.resolve(null)
  return problem
}

export function closeSession(): void {
  opening = null
}
