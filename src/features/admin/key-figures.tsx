import { type Overview, providerFailures, sumMetric } from '#src/domain/shell/operations.ts'
import { formatWhole } from '#src/lib/format.ts'

interface Figure {
  name: string
  value: string
  about: string
}

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount)
}

function listFigures({ metrics, price }: Overview): Figure[] {
  const of = (name: string, labels?: Record<string, string>) => sumMetric(metrics, name, labels) ?? 0
  const told = (name: string, labels?: Record<string, string>) => formatWhole(of(name, labels))
  const checks = (outcome: string) => told('tracker_checks_last_hour', { outcome })
  const accounts = (level: string) => `${told('accounts', { level })} ${level}`
  const { failed, of: searches } = providerFailures(metrics)
  const pages = of('provider_pages_today')
  const change = sumMetric(metrics, 'tracker_backlog_change_last_hour')
  return [
    {
      name: 'Waiting to be checked',
      value: told('tracker_backlog'),
      about:
        change === null
          ? 'no measurement an hour ago'
          : `${change > 0 ? '+' : change < 0 ? '−' : ''}${formatWhole(Math.abs(change))} in an hour`,
    },
    {
      name: 'Checked in the last hour',
      value: checks('done'),
      about: `${checks('failed')} failed, ${checks('retried')} to be retried`,
    },
    {
      name: 'Provider requests today',
      value: formatWhole(pages),
      about: price === null ? 'no price is set' : `about ${money(pages * price.of_page, price.currency)}`,
    },
    {
      name: 'Provider failures today',
      value: searches === 0 ? '–' : `${((failed / searches) * 100).toFixed(1)} %`,
      about: `${formatWhole(failed)} of ${formatWhole(searches)} searches and checks`,
    },
    { name: 'Credits used today', value: told('credits_today'), about: 'failed searches are free' },
    {
      name: 'Visitors’ searches today',
      value: told('demo_today', { kind: 'search' }),
      about: 'on the free search page',
    },
    {
      name: 'Payment events today',
      value: told('webhooks_today'),
      about: 'applied; Stripe resends what failed',
    },
    {
      name: 'Accounts',
      value: told('accounts'),
      about: [
        ...['pro', 'premium', 'free'].map(accounts),
        ...(of('deletions_under_way') > 0 ? [`${told('deletions_under_way')} being deleted`] : []),
      ].join(', '),
    },
  ]
}

export function KeyFigures({ overview }: { overview: Overview }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
      {listFigures(overview).map(({ name, value, about }) => (
        <div key={name} className="bg-raised p-4">
          <dt className="text-14 text-quiet">{name}</dt>
          <dd className="mt-1 font-display font-semibold text-25 tabular-nums">{value}</dd>
          <dd className="text-12 text-quiet">{about}</dd>
        </div>
      ))}
    </dl>
  )
}
