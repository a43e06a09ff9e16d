import { routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { For } from '#src/ui/layout/for.tsx'
import { startLinkWords } from '#src/words/site/start-link.ts'

export function StartLink() {
  return (
    <>
      <For who="visitor">
        <ButtonLink variant="primary" href={routes.signup}>
          {startLinkWords.visitor}
        </ButtonLink>
      </For>
      <For who="member">
        <ButtonLink variant="primary" href={routes.dashboard}>
          {startLinkWords.member}
        </ButtonLink>
      </For>
    </>
  )
}
