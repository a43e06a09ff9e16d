import { navigate } from 'wouter/use-browser-location'
import { routes } from '#src/domain/shell/routes.ts'
import { openConfirmation } from '#src/remote/auth/confirmation.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { takeMailLink } from '#src/state/mail-link.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { sessionWords } from '#src/words/auth/session.ts'
import { askToSignIn } from './sign-in-question.tsx'

/**
 * Confirms the email address of the opened link, then signs its owner in unless a user is already signed in. If
 * the account was not created in this browser, asks before signing in, because the link may be for a stranger's
 * account.
 */
export async function confirmAddress(): Promise<void> {
  const link = takeMailLink()
  if (!link) return
  try {
    const { person, isExpected, signIn, leave } = await openConfirmation(link)
    const isSignedIn = currentSession() !== null
    if (!isSignedIn && !isExpected && !(await askToSignIn(person.email))) return await leave()
    showToast('good', sessionWords.addressConfirmed)
    if (isSignedIn) return navigate(routes.account, { replace: true })
    await signIn()
    setSession(person)
    navigate(routes.dashboard, { replace: true })
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    const isRefused = error.kind === 'unauthorized' || error.kind === 'refused'
    showToast('bad', isRefused ? sessionWords.confirmationRefused : sessionWords.confirmationFailed)
  }
}
