import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { For } from '#src/ui/layout/for.tsx'
import { startLinkWords } from '#src/words/site/start-link.ts'

export function StartLink() {
  return (
    <>
      <For who="visitor">
        <Link href={routes.signup} className={buttonClass('primary')}>
          {startLinkWords.visitor}
        </Link>
      </For>
      <For who="member">
        <Link href={routes.dashboard} className={buttonClass('primary')}>
          {startLinkWords.member}
        </Link>
      </For>
    </>
  )
}
