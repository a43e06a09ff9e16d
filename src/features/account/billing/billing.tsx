import { useLiveQuery } from 'dexie-react-hooks'
import { Link } from 'wouter'
import { readInvoices } from '#src/db/reads/profile.ts'
import { formatPrice, nextLevel } from '#src/domain/account/plans.ts'
import type { Invoice, SubscriptionRow } from '#src/domain/account/rows.ts'
import { canUpgrade, isPaidFor, subscriptionTone } from '#src/domain/account/subscription.ts'
import { links } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime, formatEpochDate } from '#src/lib/format.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { retryPull } from '#src/parts/sync/actions.ts'
import { isTrying, useLack, useSyncPart } from '#src/state/sync-status.ts'
import { Button, buttonClass } from '#src/ui/controls/button.tsx'
import { useLoaded } from '#src/ui/hooks/use-loaded.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Badge } from '#src/ui/layout/badge.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { billingWords } from '#src/words/billing/billing.ts'
import { planTitle } from '#src/words/billing/plan-names.ts'
import { planFacts, planWords } from '#src/words/billing/plans.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { type AccountFacts, FactList } from '../facts.tsx'
import { goBackToFree, manageSubscription, refreshInvoices } from './actions.ts'

function paymentMethod({ payment_method_brand, payment_method_last4 }: SubscriptionRow): string {
  if (!payment_method_last4) return billingWords.none
  const brand = payment_method_brand ?? billingWords.card
  return billingWords.cardEnding(brand.charAt(0).toUpperCase() + brand.slice(1), payment_method_last4)
}

function SubscriptionCard({ subscription, plan }: { subscription: SubscriptionRow; plan: string }) {
  const { subscription_status: status, cancel_at_period_end, current_period_end, test_mode } = subscription
  const end = formatEpochDate(current_period_end)
  const paidFor = isPaidFor(status)
  const renewal = paidFor && !cancel_at_period_end ? billingWords.renewsOn : billingWords.endsOn
  return (
    <div className="flex flex-col gap-4">
      <FactList
        facts={[
          [billingWords.plan, plan],
          [
            billingWords.status,
            <Badge key="status" tone={subscriptionTone(status)}>
              <span data-status={status} className="inline-block first-letter:uppercase">
                {billingWords.statusOf(status)}
              </span>
            </Badge>,
          ],
          [billingWords.paymentMethod, paymentMethod(subscription)],
          [renewal, end],
        ]}
      />
      {cancel_at_period_end && paidFor && (
        <Notice tone="warning">
          {status === 'past_due' ? billingWords.ends(end) : billingWords.unchangedUntil(end)}
        </Notice>
      )}
      {status === 'past_due' && <Notice tone="warning">{billingWords.pastDue}</Notice>}
      {test_mode && <Notice tone="info">{billingWords.testMode}</Notice>}
    </div>
  )
}

function SubscriptionPanel({ profile, subscription }: Pick<AccountFacts, 'profile' | 'subscription'>) {
  const level = profile.subscription_level
  const managing = useOneAtATime()
  const leaving = useOneAtATime()
  const manage = () => void managing.run(manageSubscription)
  const paidFor = subscription !== null && isPaidFor(subscription.subscription_status)
  const dearer = subscription && canUpgrade(subscription) ? nextLevel(level) : null

  return (
    <Panel
      title={billingWords.subscription}
      actions={
        <Button busy={managing.busy} disabled={leaving.busy} onClick={manage}>
          {billingWords.manage}
        </Button>
      }
    >
      {subscription ? (
        <SubscriptionCard subscription={subscription} plan={planTitle(level)} />
      ) : (
        <NoSubscription />
      )}
      {dearer && (
        <Link href={links.payment(dearer)} className={`mt-4 ${buttonClass('primary')}`}>
          {planWords.upgradeTo(planTitle(dearer))}
        </Link>
      )}
      {!paidFor && level !== 'free' && (
        <div className="mt-4 flex flex-wrap gap-2">
          <ButtonLink variant="primary" href={links.payment(level)}>
            {billingWords.subscribe}
          </ButtonLink>
          <Button busy={leaving.busy} disabled={managing.busy} onClick={() => void leaving.run(goBackToFree)}>
            {billingWords.backToFree}
          </Button>
        </div>
      )}
    </Panel>
  )
}

/** Shown if the user has no subscription, or if none has been pulled yet. */
function NoSubscription() {
  const lack = useLack()
  const phase = useSyncPart('phase')
  if (lack === 'failed' || lack === 'offline')
    return (
      <Notice tone="warning" onRetry={retryPull} trying={isTrying(phase)}>
        {billingWords.subscriptionLoadFailed}
      </Notice>
    )
  if (lack === 'loading') return <Skeleton label={billingWords.loadingSubscription} shape="card" />
  return <p className="text-quiet">{billingWords.noSubscription}</p>
}

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
      {/* A plan change creates an invoice, so the new key reloads the history. */}
      {pays && <BillingHistory key={level} />}
    </>
  )
}
