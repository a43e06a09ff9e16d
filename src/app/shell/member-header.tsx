import { routes } from '#src/domain/shell/routes.ts'
import { useUnreadAlerts } from '#src/state/notices.ts'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { placeWords } from '#src/words/shell/places.ts'
import { shellWords } from '#src/words/shell/shell.ts'
import { JumpButton } from './jump-button.tsx'
import { memberBar } from './member-places.ts'
import { PhoneHead } from './phone-head.tsx'
import { Bar, PlaceLink } from './place-link.tsx'

const bell =
  'M10.268 21a2 2 0 0 0 3.464 0M3.262 15.326A1 1 0 0 0 4 17h16a1 1 0 0 0 .74-1.673C19.41 13.956 18 12.499 18 8A6 6 0 0 0 6 8c0 4.499-1.411 5.956-2.738 7.326'

const most = 99

function AlertsBell() {
  const unread = useUnreadAlerts()
  return (
    <PlaceLink
      place={{ label: placeWords.alerts, path: routes.alerts }}
      className="relative grid size-11 place-items-center rounded-md text-quiet hover:bg-wash hover:text-ink aria-[current=page]:text-accent"
    >
      <LineIcon drawing={bell} size={22} stroke={1.75} />
      <span className="sr-only">{unread > 0 ? shellWords.alertsUnread(unread) : placeWords.alerts}</span>
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

export function MemberHeader({ inApp }: { inApp: boolean }) {
  return (
    <>
      {inApp && <PhoneHead />}
      <Bar places={memberBar()}>
        <JumpButton />
      </Bar>
      <span className="-mr-2 ml-auto flex size-11 shrink-0 lg:order-last lg:mr-0 lg:ml-2">
        <AlertsBell />
      </span>
    </>
  )
}
