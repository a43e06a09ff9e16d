import { useLiveQuery } from 'dexie-react-hooks'
import { readInvoices } from '#src/db/reads/profile.ts'
import { formatPrice } from '#src/domain/account/plans.ts'
import type { Invoice } from '#src/domain/account/rows.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime, formatEpochDate } from '#src/lib/format.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { useLoaded } from '#src/ui/hooks/use-loaded.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { billingWords } from '#src/words/billing/billing.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { planFacts, planWords } from '#src/words/billing/plans.ts'
import { formatAge } from '#src/words/home/ages.ts'
import type { AccountFacts } from '../facts.tsx'
import { refreshInvoices } from './actions.ts'
import { SubscriptionPanel } from './subscription-panel.tsx'

function BillingHistory() {
  const seen = useLiveQuery(async () => (await readInvoices()) ?? null)
  const { failure, busy, reload } = useLoaded(refreshInvoices)

  return (
    <Panel title={billingWords.history}>
      {seen && seen.invoices.length > 0 && <InvoiceTable invoices={seen.invoices} />}
      {seen?.invoices.length === 0 && !failure && <p className="text-quiet">{billingWords.noInvoices}</p>}
      {seen === null && !failure && <Skeleton label={billingWords.loadingInvoices} shape="card" />}
      {failure && (
        <div className={seen ? 'mt-4' : ''}>
          <Notice tone="warning" onRetry={reload} trying={busy}>
            <p>{billingWords.invoicesLoadFailed}</p>
            {seen && <p className="text-14">{billingWords.asOf(formatDateTime(seen.seen_at))}</p>}
          </Notice>
        </div>
      )}
      {seen && !failure && (
        <p className="mt-3 text-14 text-quiet">
          <time dateTime={seen.seen_at}>{billingWords.updated(formatAge(seen.seen_at, now()))}</time>
        </p>
      )}
    </Panel>
  )
}

function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <table className="w-full text-left text-14">
      <caption className="sr-only">{billingWords.invoices}</caption>
      <thead>
        <tr className="text-quiet">
          {[billingWords.number, billingWords.date, billingWords.invoice].map((header) => (
            <th key={header} scope="col" className="py-2 pr-4 font-medium last:pr-0">
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, number, created, hosted_invoice_url }) => (
          <tr key={id} className="border-line border-t">
            <th scope="row" className="py-1 pr-4 font-normal whitespace-nowrap tabular-nums">
              {number ?? billingWords.none}
            </th>
            <td className="py-1 pr-4 whitespace-nowrap tabular-nums">{formatEpochDate(created)}</td>
            <td className="py-1">
              {hosted_invoice_url ? (
                <OutsideLink
                  href={hosted_invoice_url}
                  aria-label={billingWords.viewInvoice(number ?? '')}
                  className="inline-flex target items-center text-link"
                >
                  {billingWords.view}
                </OutsideLink>
              ) : (
                billingWords.none
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function UpgradePanel({ plans }: Pick<AccountFacts, 'plans'>) {
  const paid = plans.filter(({ level }) => level !== 'free')
  if (paid.length === 0) return null
  return (
    <Panel title={billingWords.upgrade}>
      <ul className="flex flex-col gap-5">
        {paid.map((plan, index) => (
          <li key={plan.level} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div className="min-w-0 flex-1 basis-64">
              <p className="font-medium tabular-nums">
                {planWords.priced(planTitle(plan.level), formatPrice(plan.monthly_price_pence))}
              </p>
              <p className="text-14 text-quiet">{planFacts(plan).join(' · ')}</p>
            </div>
            <ButtonLink variant={index === 0 ? 'primary' : 'secondary'} href={links.payment(plan.level)}>
              {planWords.upgradeTo(planTitle(plan.level))}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

export function Billing({ profile, subscription, plans }: AccountFacts) {
  const level = profile.subscription_level
  const pays = level !== 'free' || subscription !== null
  return (
    <>
      {level === 'free' && <UpgradePanel plans={plans} />}
      {pays && <SubscriptionPanel {...{ profile, subscription }} />}
      {/* A change of plan creates an invoice, so the new key makes the history load again. */}
      {pays && <BillingHistory key={level} />}
    </>
  )
}
