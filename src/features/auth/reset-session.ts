// The session in which a new password is chosen. It is opened once, by the link or the code of a mail.

import { routes } from '#src/domain/shell/routes.ts'
import { takeMailLink } from '#src/state/mail-link.ts'
import { passwordResetWords } from '#src/words/auth/password-reset.ts'
import { openResetCode, openResetLink } from './actions.ts'
import { parseResetLink } from './reset-link.ts'

let opening: Promise<string | null> | null = null

function begin(opened: Promise<string | null>): Promise<string | null> {
  opening = opened
  // A link that was refused is not asked about again, and the next one is another.
  void opened.then((failure) => {
    if (failure !== null && opening === opened) opening = null
  })
  return opened
}

/**
 * Opens the session of the link that led here; whoever asks again gets the first answer. Answers null, or the message
 * to show on /login.
 */
export function openedSession(): Promise<string | null> {
  const link = takeMailLink() ?? { search: location.search, hash: location.hash }
  // Tokens must not stay in the address, where history and analytics would keep them.
  history.replaceState(history.state, '', routes.resetPassword)
  const parsed = parseResetLink(link.search, link.hash)
  if (parsed.kind !== 'refused') return begin(openResetLink(parsed))
  if (opening && parsed.fault === 'no-token') return opening
  return begin(Promise.resolve(passwordResetWords.linkFaults[parsed.fault]))
}

/** Opens the session by the code of the mail to this address. Answers what is wrong with it, or null. */
export async function openByCode(email: string, code: string): Promise<string | null> {
  const problem = await openResetCode(email, code)
  if (problem === null) opening = Promise.resolve(null)
  return problem
}

/** The session has done its work. */
export function closeSession(): void {
  opening = null
}
