import { useLiveQuery } from 'dexie-react-hooks'
import { TriangleExclamationPoint } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Redirect, useSearchParams } from 'wouter'
import { readProfile } from '#src/db/reads/profile.ts'
import { type PaidLevel, readPaidLevel } from '#src/domain/account/plans.ts'
import { broughtPhrase } from '#src/domain/search/phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { useSyncPart } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { paymentWords } from '#src/words/billing/payment.ts'
import { beginCheckout, type CheckoutRefusal, type CheckoutStart } from './actions.ts'

function PaymentError({ refusal }: { refusal: CheckoutRefusal }) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center py-12 text-center sm:py-16">
      <TriangleExclamationPoint size={32} strokeWidth={1.75} className="text-bad" aria-hidden="true" />
      <h1 className="mt-4 text-25">{paymentWords.errorTitle}</h1>
      <p className="mt-2">{refusal.title}</p>
      {refusal.detail && <p className="mt-2 text-14 text-quiet">{refusal.detail}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <ButtonLink href={routes.account}>{paymentWords.toAccount}</ButtonLink>
        <Button variant="primary" onClick={() => location.reload()}>
          {paymentWords.tryAgain}
        </Button>
      </div>
    </div>
  )
}

function CheckoutStarter({ plan, phrase }: { plan: PaidLevel; phrase: string }) {
  // React runs the effect twice in Strict Mode; both runs share one call.
  const call = useRef<Promise<CheckoutStart>>(undefined)
  const [ended, setEnded] = useState<Exclude<CheckoutStart, { kind: 'pay' }> | null>(null)

  useEffect(() => {
    let shown = true
    call.current ??= beginCheckout(plan, phrase)
    call.current.then(
      (start) => {
        if (!shown) return
        // Replaces this page, so that back navigation does not start another checkout.
        if (start.kind === 'pay') location.replace(start.url)
        else setEnded(start)
      },
      (error: unknown) => {
        reportError(error)
        if (shown) setEnded({ kind: 'refused', refusal: { title: paymentWords.initFailed } })
      },
    )
    return () => {
      shown = false
    }
  }, [plan, phrase])

  if (ended?.kind === 'already-subscribed') return <Redirect to={links.alreadySubscribed()} replace />
  if (ended) return <PaymentError refusal={ended.refusal} />
  return <Spinner label={paymentWords.preparing} />
}

export function PaymentPage() {
  const [query] = useSearchParams()
  const profile = useLiveQuery(async () => (await readProfile()) ?? null)
  const trouble = useSyncPart('trouble')
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
