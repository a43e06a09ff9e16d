import { TriangleExclamationPoint } from 'lucide-react'
import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { paymentWords } from '#src/words/billing/payment.ts'
import type { CheckoutRefusal } from './checkout-refusal.ts'

export function PaymentError({ refusal }: { refusal: CheckoutRefusal }) {
  return (
    <div role="alert" className="mx-auto flex max-w-md flex-col items-center py-12 text-center sm:py-16">
      <TriangleExclamationPoint size={32} strokeWidth={1.75} className="text-bad" aria-hidden="true" />
      <h1 className="mt-4 text-25">{paymentWords.errorTitle}</h1>
      <p className="mt-2">{refusal.title}</p>
      {refusal.detail && <p className="mt-2 text-14 text-quiet">{refusal.detail}</p>}
      <div className="mt-6 flex flex-wrap justify-center gap-3">
        <Link href={routes.account} className={buttonClass('secondary')}>
          {paymentWords.toAccount}
        </Link>
        <Button onClick={() => location.reload()}>{paymentWords.tryAgain}</Button>
      </div>
    </div>
  )
}
