import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { readInvoices } from '#src/db/reads/billing.ts'
import type { Invoice } from '#src/domain/account/rows.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime, formatEpochDate } from '#src/lib/format.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { billingWords } from '#src/words/billing/billing.ts'
import { formatAge } from '#src/words/home/ages.ts'
import { refreshInvoices } from './actions.ts'

export function BillingHistory({ level }: { level: string }) {
  const seen = useLiveQuery(async () => (await readInvoices()) ?? null)
  const [state, setState] = useState<'asking' | 'fresh' | 'failed'>('asking')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of plan creates an invoice; a retry fetches again
  useEffect(() => {
    let shown = true
    setState('asking')
    void refreshInvoices().then((worked) => {
      if (shown) setState(worked ? 'fresh' : 'failed')
    })
    return () => {
      shown = false
    }
  }, [level, attempt])

  return (
    <Panel title={billingWords.history}>
      {seen && seen.invoices.length > 0 && <InvoiceTable invoices={seen.invoices} />}
      {seen?.invoices.length === 0 && state !== 'failed' && (
        <p className="text-quiet">{billingWords.noInvoices}</p>
      )}
      {seen === null && state === 'asking' && <Skeleton label={billingWords.loadingInvoices} shape="card" />}
      {state === 'failed' && (
        <div className={seen ? 'mt-4' : ''}>
          <Notice tone="warning" onRetry={() => setAttempt((count) => count + 1)}>
            <p>{billingWords.invoicesLoadFailed}</p>
            {seen && <p className="text-14">{billingWords.asOf(formatDateTime(seen.seen_at))}</p>}
          </Notice>
        </div>
      )}
      {seen && state !== 'failed' && (
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
                  label={billingWords.viewInvoice(number ?? '')}
                  className="inline-flex target items-center text-accent underline underline-offset-4"
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
