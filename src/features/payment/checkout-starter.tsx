import { useEffect, useRef, useState } from 'react'
import { Redirect } from 'wouter'
import type { PaidLevel } from '#src/domain/account/plans.ts'
import { links } from '#src/domain/shell/routes.ts'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { paymentWords } from '#src/words/billing/payment.ts'
import { beginCheckout, type CheckoutStart } from './actions.ts'
import { PaymentError } from './payment-error.tsx'

interface CheckoutStarterProps {
  plan: PaidLevel
  phrase: string
}

export function CheckoutStarter({ plan, phrase }: CheckoutStarterProps) {
  // React runs the effect twice in Strict Mode; both runs share one call.
  const call = useRef<Promise<CheckoutStart>>(undefined)
  const [ended, setEnded] = useState<Exclude<CheckoutStart, { kind: 'pay' }> | null>(null)

  useEffect(() => {
    let shown = true
    call.current ??= beginCheckout(plan, phrase)
    void call.current.then((start) => {
      if (!shown) return
      // Replaces this page, so that back navigation does not start another checkout.
      if (start.kind === 'pay') location.replace(start.url)
      else setEnded(start)
    })
    return () => {
      shown = false
    }
  }, [plan, phrase])

  if (ended?.kind === 'already-subscribed') return <Redirect to={links.alreadySubscribed()} replace />
  if (ended) return <PaymentError refusal={ended.refusal} />
  return <Spinner label={paymentWords.preparing} />
}
