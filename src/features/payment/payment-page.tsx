import { useLiveQuery } from 'dexie-react-hooks'
import { Redirect, useSearchParams } from 'wouter'
import { readProfile } from '#src/db/reads/profile.ts'
import { readPaidLevel } from '#src/domain/account/plans.ts'
import { broughtPhrase } from '#src/domain/search/phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { paymentWords } from '#src/words/billing/payment.ts'
import { CheckoutStarter } from './checkout-starter.tsx'
import { PaymentError } from './payment-error.tsx'

export function PaymentPage() {
  const [query] = useSearchParams()
  const profile = useLiveQuery(async () => (await readProfile()) ?? null)
  const { trouble } = useSyncStatus()
  const plan = readPaidLevel(query.get('plan'))

  if (!hasPlans) return <Redirect to={routes.dashboard} replace />
  if (!profile)
    return profile === null && trouble ? (
      <PaymentError refusal={{ title: paymentWords.initFailed, detail: paymentWords.profileFailed }} />
    ) : (
      <Spinner label={paymentWords.loading} />
    )
  if (!profile.first_name || !profile.last_name)
    return <Redirect to={links.completeProfile(plan, query.get('q'))} replace />
  return <CheckoutStarter key={plan} plan={plan} phrase={broughtPhrase(query.get('q'))} />
}
