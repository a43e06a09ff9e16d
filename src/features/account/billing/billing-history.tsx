import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { readInvoices } from '#src/db/reads/invoices.ts'
import type { Invoice } from '#src/domain/account/rows.ts'
import { now } from '#src/lib/clock.ts'
import { formatAge, formatDateTime, formatEpochDate } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { OutsideLink } from '#src/ui/layout/outside-link.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/layout/skeleton.tsx'
import { messages } from '#src/words/messages.ts'
import { refreshInvoices } from './actions.ts'

/** The invoices: those that were last seen at once, and what is new as soon as it is here. */
export function BillingHistory({ level }: { level: string }) {
  const seen = useLiveQuery(async () => (await readInvoices()) ?? null)
  const [state, setState] = useState<'asking' | 'fresh' | 'failed'>('asking')
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of plan brings an invoice; a retry asks again
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
    <Panel title="Billing History">
      {seen && seen.invoices.length > 0 && <InvoiceTable invoices={seen.invoices} />}
      {seen?.invoices.length === 0 && state !== 'failed' && (
        <p className="text-quiet">{messages.noInvoices}</p>
      )}
      {seen === null && state === 'asking' && <Skeleton label="Loading your invoices" shape="card" />}
      {state === 'failed' && (
        <div className={seen ? 'mt-4' : ''}>
          <Notice
            tone="warning"
            action={
              <Button variant="secondary" onClick={() => setAttempt((count) => count + 1)}>
                Try again
              </Button>
            }
          >
            <p>{messages.invoicesLoadFailed}</p>
            {seen && <p className="text-14">These are as of {formatDateTime(seen.seen_at)}.</p>}
          </Notice>
        </div>
      )}
      {seen && state !== 'failed' && (
        <p className="mt-3 text-14 text-quiet">
          <time dateTime={seen.seen_at}>Updated {formatAge(seen.seen_at, now())}</time>
        </p>
      )}
    </Panel>
  )
}

function InvoiceTable({ invoices }: { invoices: readonly Invoice[] }) {
  return (
    <table className="w-full text-left dense:text-14">
      <caption className="sr-only">Invoices</caption>
      <thead>
        <tr className="text-14 text-quiet">
          <th scope="col" className="py-2 pr-4 font-medium">
            Number
          </th>
          <th scope="col" className="py-2 pr-4 font-medium">
            Date
          </th>
          <th scope="col" className="py-2 font-medium">
            Invoice
          </th>
        </tr>
      </thead>
      <tbody>
        {invoices.map(({ id, number, created, hosted_invoice_url }) => (
          <tr key={id} className="border-line border-t">
            <th scope="row" className="py-1 pr-4 font-normal tabular-nums">
              {number ?? 'N/A'}
            </th>
            <td className="py-1 pr-4 tabular-nums">{formatEpochDate(created)}</td>
            <td className="py-1">
              {hosted_invoice_url ? (
                <OutsideLink
                  href={hosted_invoice_url}
                  label={`View invoice ${number ?? ''}`}
                  className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 dense:min-h-8"
                >
                  View
                </OutsideLink>
              ) : (
                'N/A'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
