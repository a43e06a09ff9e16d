import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { readCheckoutPlan } from '#src/db/reads/device-notes.ts'
import { listKeyPhrases } from '#src/db/reads/key-phrases.ts'
import { links, routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { showToast } from '#src/state/toasts.ts'
import { WalkingTrail } from '#src/ui/drawing/walking-trail.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { billingWords } from '#src/words/billing/billing.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { bringLevel, verifyPayment } from './actions.ts'
import type { PaymentVerdict } from './payment-check.ts'

type Outcome = PaymentVerdict | 'checking' | 'cancelled' | 'upgraded' | 'already-subscribed'

function readOutcome(query: URLSearchParams): Outcome | null {
  if (query.get('checkout_success') === 'true') return 'checking'
  if (query.get('checkout_cancelled') === 'true') return 'cancelled'
  if (query.get('upgraded') === 'true') return 'upgraded'
  return query.get('already_subscribed') === 'true' ? 'already-subscribed' : null
}

export function CheckoutReturn() {
  const [query] = useSearchParams()
  const [, navigate] = useLocation()
  const [outcome, setOutcome] = useState(() => readOutcome(query))

  useEffect(() => {
    if (outcome === null) return
    const stop = new AbortController()
    const { signal } = stop
    const follow = async () => {
      if (outcome === 'checking') {
        const verdict = await verifyPayment(signal)
        if (!signal.aborted) setOutcome(verdict)
        return
      }
      // Removes the query once the outcome is known, so that a later reload does not poll again.
      navigate(routes.account, { replace: true })
      const isUpgrade = outcome === 'upgraded'
      if (outcome !== 'paid' && !isUpgrade) return
      const isHere = await bringLevel((level) => (isUpgrade ? level === 'pro' : level !== 'free'), signal)
      if (!isHere || isUpgrade || signal.aborted || (await listKeyPhrases()).length > 0) return
      // A new subscriber's next step is to track a phrase, which the home screen offers.
      showToast('good', billingWords.paid)
      navigate(routes.dashboard, { replace: true })
    }
    void follow()
    return () => stop.abort()
  }, [outcome, navigate])

  return (
    // Rendered even while empty, because screen readers announce only changes to an existing element.
    <div aria-live="polite" className="not-empty:mb-6">
      {outcome && <OutcomeNotice outcome={outcome} />}
    </div>
  )
}

function OutcomeNotice({ outcome }: { outcome: Outcome }) {
  const plan = useLiveQuery(readCheckoutPlan) ?? null
  if (outcome === 'checking')
    return (
      <Notice tone="info">
        <p className="flex items-center gap-2">
          {billingWords.confirming} <WalkingTrail size={20} />
        </p>
        <p className="text-14">{billingWords.confirmingTakes}</p>
      </Notice>
    )
  if (outcome === 'paid') return <Notice tone="good">{billingWords.paid}</Notice>
  if (outcome === 'upgraded') return <Notice tone="good">{billingWords.nowPro}</Notice>
  if (outcome === 'unknown')
    return (
      <Notice tone="warning">
        <p>{billingWords.unverified}</p>
        <p className="text-14">{billingWords.unverifiedHint}</p>
      </Notice>
    )
  if (outcome === 'already-subscribed') return <Notice tone="info">{billingWords.alreadySubscribed}</Notice>
  return (
    <Notice tone="warning" action={<ButtonLink href={links.payment(plan)}>{uiWords.tryAgain}</ButtonLink>}>
      <p>{billingWords.notCompleted}</p>
      <p className="text-14">
        {outcome === 'cancelled' ? billingWords.cancelled : billingWords.noInvoiceYet}
      </p>
    </Notice>
  )
}
