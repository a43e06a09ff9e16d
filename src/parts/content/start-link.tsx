import { routes } from '#src/domain/shell/routes.ts'
import { ButtonLink } from '#src/parts/shell/button-link.tsx'
import { For } from '#src/ui/layout/for.tsx'
import { marketingWords } from '#src/words/site/marketing.ts'

export function StartLink() {
  return (
    <>
      <For who="visitor">
        <ButtonLink variant="primary" href={routes.signup}>
          {marketingWords.start}
        </ButtonLink>
      </For>
      <For who="member">
        <ButtonLink variant="primary" href={routes.dashboard}>
          {marketingWords.dashboard}
        </ButtonLink>
      </For>
    </>
  )
}
