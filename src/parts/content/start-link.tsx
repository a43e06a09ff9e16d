import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { For } from '#src/ui/layout/for.tsx'

/** The next step of a visitor, an account, and of a member, the dashboard. */
export function StartLink() {
  return (
    <>
      <For who="visitor">
        <Link href={routes.signup} className={buttonClass('primary')}>
          Create a free account
        </Link>
      </For>
      <For who="member">
        <Link href={routes.dashboard} className={buttonClass('primary')}>
          Open the dashboard
        </Link>
      </For>
    </>
  )
}
