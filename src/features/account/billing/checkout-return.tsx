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
  const notices: Record<Outcome, { tone: 'info' | 'good' | 'warning'; text: string; hint?: string }> = {
    checking: { tone: 'info', text: billingWords.confirming, hint: billingWords.confirmingTakes },
    paid: { tone: 'good', text: billingWords.paid },
    upgraded: { tone: 'good', text: billingWords.nowPro },
    unknown: { tone: 'warning', text: billingWords.unverified, hint: billingWords.unverifiedHint },
    missing: { tone: 'warning', text: billingWords.notCompleted, hint: billingWords.noInvoiceYet },
    cancelled: { tone: 'warning', text: billingWords.notCompleted, hint: billingWords.cancelled },
    'already-subscribed': { tone: 'info', text: billingWords.alreadySubscribed },
  }
  const { tone, text, hint } = notices[outcome]
  const isUnpaid = outcome === 'missing' || outcome === 'cancelled'
  return (
    <Notice
      tone={tone}
      action={isUnpaid && <ButtonLink href={links.payment(plan)}>{uiWords.tryAgain}</ButtonLink>}
    >
      <p className="flex items-center gap-2">
        {text} {outcome === 'checking' && <WalkingTrail size={20} />}
      </p>
      {hint && <p className="text-14">{hint}</p>}
    </Notice>
  )
}
