import { Link } from 'wouter'
import { links, routes } from '#src/domain/shell/routes.ts'
import { For } from '#src/ui/layout/for.tsx'
import { tryItWords } from '#src/words/landing/try-it.ts'

const phrases = ['matcha', 'running shoes', 'laufschuhe']

export function Examples() {
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-14">
      <ul aria-label={tryItWords.examples} className="flex flex-wrap gap-2">
        {phrases.map((phrase) => (
          <li key={phrase}>
            <Link
              href={links.searchResultsDemo(phrase)}
              className="inline-flex target items-center rounded-md bg-wash px-3 hover:bg-accent-wash hover:text-accent"
            >
              {phrase}
            </Link>
          </li>
        ))}
      </ul>
      <For who="guest">
        <Link href={routes.login} className="inline-flex target items-center text-link">
          {tryItWords.demoAccount}
        </Link>
      </For>
    </div>
  )
}
