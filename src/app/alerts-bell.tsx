import { Bell } from 'lucide-react'
import { routes } from '#src/domain/routes.ts'
import { useUnreadAlerts } from '#src/state/unread-alerts.ts'
import { PlaceLink } from './place-link.tsx'

const most = 99

/** The way to the alerts, with the number of those that are unread. */
export function AlertsBell() {
  const unread = useUnreadAlerts()
  return (
    <PlaceLink
      place={{ label: 'Alerts', path: routes.alerts }}
      className="relative grid size-11 place-items-center rounded-md text-quiet hover:bg-wash hover:text-ink aria-[current=page]:text-accent"
    >
      <Bell size={22} strokeWidth={1.75} aria-hidden="true" />
      <span className="sr-only">{unread > 0 ? `Alerts, ${unread} unread` : 'Alerts'}</span>
      {unread > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-accent px-1 font-medium text-12 text-on-accent tabular-nums"
        >
          {unread > most ? `${most}+` : unread}
        </span>
      )}
    </PlaceLink>
  )
}
