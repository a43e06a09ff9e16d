import { Link } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import type { AlertRow, KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { hours } from '#src/lib/locale.ts'
import { describeAlert } from '#src/words/alerts.ts'
import { alertsPageWords } from '#src/words/alerts-page.ts'
import { byDay } from '#src/words/days.ts'

interface Told {
  alert: AlertRow
  phrase: KeyPhraseRow
}

function Entry({ alert, phrase }: Told) {
  const unread = alert.read_at === null
  return (
    <li className="flex gap-3 border-line border-b py-3">
      <span
        className={`mt-2 size-2 shrink-0 rounded-full ${unread ? 'bg-accent' : 'bg-transparent'}`}
        aria-hidden="true"
      />
      <div className="min-w-0 grow">
        {unread && <span className="sr-only">{alertsPageWords.unread}</span>}
        <Link
          href={links.keyPhrase(phrase.id)}
          className={`inline-block break-words py-1 text-accent underline underline-offset-4 ${unread ? 'font-medium' : ''}`}
        >
          <bdi>{phrase.keyword}</bdi>
        </Link>
        <p>{describeAlert(alert)}</p>
      </div>
      <time
        dateTime={alert.created_at}
        title={formatDateTime(alert.created_at)}
        className="shrink-0 py-1 text-14 text-quiet"
      >
        {hours().format(new Date(alert.created_at))}
      </time>
    </li>
  )
}

/** What happened, newest first, by day. */
export function Inbox({ alerts }: { alerts: readonly Told[] }) {
  return byDay(alerts, ({ alert }) => alert.created_at, now()).map(({ day, items }) => (
    <section key={day} aria-label={day} className="mb-6">
      <h2 className="text-16 text-quiet">{day}</h2>
      <ul>
        {items.map((told) => (
          <Entry key={told.alert.id} {...told} />
        ))}
      </ul>
    </section>
  ))
}
