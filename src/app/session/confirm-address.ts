import { navigate } from 'wouter/use-browser-location'
import { routes } from '#src/domain/shell/routes.ts'
import { openConfirmation } from '#src/remote/auth/confirmation.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { takeMailLink } from '#src/state/mail-link.ts'
import { currentSession, setSession } from '#src/state/session.ts'
import { showToast } from '#src/state/toasts.ts'
import { sessionWords } from '#src/words/auth/session.ts'

/** Confirms the address that a mail was sent to, and signs its owner in unless somebody is signed in here. */
export async function confirmAddress(): Promise<void> {
  const link = takeMailLink()
  if (!link) return
  try {
    const { person, signIn } = await openConfirmation(link)
    showToast('good', sessionWords.addressConfirmed)
    if (currentSession().status === 'signed-in') return navigate(routes.account, { replace: true })
    await signIn()
    setSession({ status: 'signed-in', ...person, verified: true })
    navigate(routes.dashboard, { replace: true })
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    const isRefused = error.kind === 'unauthorized' || error.kind === 'refused'
    showToast('bad', isRefused ? sessionWords.confirmationRefused : sessionWords.confirmationFailed)
  }
}
