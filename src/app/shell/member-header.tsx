import { routes } from '#src/domain/shell/routes.ts'
import { AlertsBell } from './alerts-bell.tsx'
import { Bar } from './bar.tsx'
import { JumpButton } from './jump-button.tsx'
import { memberBar } from './member-places.ts'
import { PhoneHead } from './phone-head.tsx'

interface MemberHeaderProps {
  served: (path: string) => boolean
  inApp: boolean
}

export function MemberHeader({ served, inApp }: MemberHeaderProps) {
  return (
    <>
      {inApp && <PhoneHead />}
      <Bar places={memberBar()} served={served}>
        <JumpButton served={served} />
      </Bar>
      {served(routes.alerts) && (
        <span className="-mr-2 ml-auto flex size-11 shrink-0 lg:order-last lg:mr-0 lg:ml-2">
          <AlertsBell />
        </span>
      )}
    </>
  )
}
