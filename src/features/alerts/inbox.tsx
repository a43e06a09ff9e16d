import { useState } from 'react'
import { Link } from 'wouter'
import { now } from '#src/lib/clock.ts'
import { formatDateTime } from '#src/lib/format.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ListStart } from '#src/ui/table/list-start.tsx'
import { describeAlert } from '#src/words/alerts/alerts.ts'
import { alertsPageWords } from '#src/words/alerts/alerts-page.ts'
import { momentText } from '#src/words/home/days.ts'
import { markRead } from './actions.ts'
import type { Told } from './use-alerts.ts'

/** Estimated height on a phone, in pixels. */
const entryHeight = 64

function Entry({ alert, subject, href }: Told) {
  const isUnread = alert.read_at === null
  return (
    <Link
      href={href}
      className="-mx-2 grid min-h-15 grid-cols-[0.5rem_minmax(0,1fr)_auto] content-center items-center gap-x-3 border-line border-b px-2 py-2 text-14 hover:bg-wash lg:min-h-10 lg:grid-cols-[0.5rem_minmax(0,2fr)_minmax(0,3fr)_7.5rem]"
    >
      <span
        className={`size-2 rounded-full ${isUnread ? 'bg-accent' : 'bg-transparent'}`}
        aria-hidden="true"
      />
      <span className="min-w-0 truncate">
        {isUnread && <span className="sr-only">{alertsPageWords.unread}</span>}
        <bdi className={isUnread ? 'font-semibold' : 'font-medium'}>{subject}</bdi>
      </span>
      <span className="max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2">{describeAlert(alert)}</span>
      <time
        dateTime={alert.created_at}
        title={formatDateTime(alert.created_at)}
        className="text-12 text-quiet tabular-nums lg:text-right max-lg:col-start-3 max-lg:row-start-1"
      >
        {momentText(alert.created_at, now())}
      </time>
    </Link>
  )
}

interface InboxProps {
  alerts: readonly Told[]
  unread: number
  newest: string
}

export function Inbox({ alerts, unread, newest }: InboxProps) {
  const [all, setAll] = useState(false)
  return (
    <section aria-label={alertsPageWords.title}>
      <div className="-mr-4 mb-1 flex min-h-11 items-center justify-between gap-3 dense:-mr-3 dense:min-h-9">
        <h2 className="text-16">
          {unread > 0 ? alertsPageWords.unreadCount(unread) : alertsPageWords.allRead}
        </h2>
        <Button variant="quiet" disabled={unread === 0} onClick={() => void markRead(newest)}>
          {alertsPageWords.markAllRead}
        </Button>
      </div>
      <ListStart
        label={alertsPageWords.title}
        items={alerts}
        itemKey={({ alert }) => alert.id}
        height={entryHeight}
        draw={(told) => <Entry {...told} />}
        all={all}
        onAll={() => setAll(true)}
      />
    </section>
  )
}
