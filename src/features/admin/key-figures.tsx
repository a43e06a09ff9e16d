import { type Overview, providerFailures, sumMetric } from '#src/domain/shell/operations.ts'
import { formatWhole } from '#src/lib/format.ts'

type Figure = readonly [name: string, value: string, about: string]

function money(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-GB', { style: 'currency', currency }).format(amount)
}

function signed(change: number): string {
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return sign + formatWhole(Math.abs(change))
}

function listFigures({ metrics, price }: Overview): Figure[] {
  const of = (name: string, labels?: Record<string, string>) => sumMetric(metrics, name, labels) ?? 0
  const told = (name: string, labels?: Record<string, string>) => formatWhole(of(name, labels))
  const checks = (outcome: string) => told('tracker_checks_last_hour', { outcome })
  const { failed, of: searches } = providerFailures(metrics)
  const pages = of('provider_pages_today')
  const change = sumMetric(metrics, 'tracker_backlog_change_last_hour')
  const accounts = ['pro', 'premium', 'free'].map((level) => `${told('accounts', { level })} ${level}`)
  if (of('deletions_under_way') > 0) accounts.push(`${told('deletions_under_way')} being deleted`)
  return [
    [
      'Waiting to be checked',
      told('tracker_backlog'),
      change === null ? 'no measurement an hour ago' : `${signed(change)} in an hour`,
    ],
    [
      'Checked in the last hour',
      checks('done'),
      `${checks('failed')} failed, ${checks('retried')} to be retried`,
    ],
    [
      'Provider requests today',
      formatWhole(pages),
      price === null ? 'no price is set' : `about ${money(pages * price.of_page, price.currency)}`,
    ],
    [
      'Provider failures today',
      searches === 0 ? '–' : `${((failed / searches) * 100).toFixed(1)} %`,
      `${formatWhole(failed)} of ${formatWhole(searches)} searches and checks`,
    ],
    ['Credits used today', told('credits_today'), 'failed searches are free'],
    ['Visitors’ searches today', told('demo_today', { kind: 'search' }), 'on the free search page'],
    ['Payment events today', told('webhooks_today'), 'applied; Stripe resends what failed'],
    ['Accounts', told('accounts'), accounts.join(', ')],
  ]
}

export function KeyFigures({ overview }: { overview: Overview }) {
  return (
    <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line lg:grid-cols-4">
      {listFigures(overview).map(([name, value, about]) => (
        <div key={name} className="bg-raised p-4">
          <dt className="text-14 text-quiet">{name}</dt>
          <dd className="mt-1 font-display font-semibold text-25 tabular-nums">{value}</dd>
          <dd className="text-12 text-quiet">{about}</dd>
        </div>
      ))}
    </dl>
  )
}
