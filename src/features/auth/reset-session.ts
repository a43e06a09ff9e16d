// The session in which the user chooses a new password. It is opened once, by a mailed link or code.

import { routes } from '#src/domain/shell/routes.ts'
import { takeMailLink } from '#src/state/mail-link.ts'
import { passwordResetWords } from '#src/words/auth/password-reset.ts'
import { openResetCode, openResetLink } from './actions.ts'
import { parseResetLink } from './reset-link.ts'

let opening: Promise<string | null> | null = null

function begin(opened: Promise<string | null>): Promise<string | null> {
  opening = opened
  // A refused link is not verified again; the next link is a different one.
  void opened.then((failure) => {
    if (failure !== null && opening === opened) opening = null
  })
  return opened
}

/**
 * Opens the session of the current link; later calls return the first result. Returns null, or the message to
 * show on /login.
 */
export function openedSession(): Promise<string | null> {
  const link = takeMailLink() ?? { search: location.search, hash: location.hash }
  // Tokens must not stay in the address, from where history and analytics would record them.
  history.replaceState(history.state, '', routes.resetPassword)
  const parsed = parseResetLink(link.search, link.hash)
  if (parsed.kind !== 'refused') return begin(openResetLink(parsed))
  if (opening && parsed.fault === 'no-token') return opening
  return begin(Promise.resolve(passwordResetWords.linkFaults[parsed.fault]))
}

/** Opens the session with the code mailed to this address. Returns the problem, or null. */
export async function openByCode(email: string, code: string): Promise<string | null> {
  const problem = await openResetCode(email, code)
  if (problem === null) opening = Promise.resolve(null)
  return problem
}

/** Ends the use of the session. */
export function closeSession(): void {
  opening = null
}
