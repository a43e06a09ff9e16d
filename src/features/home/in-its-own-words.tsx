import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { For } from '#src/ui/layout/for.tsx'

// No invented customers: what the product says for itself.
const facts = [
  {
    text: 'A failed check is a gap, never a zero.',
    more: 'The line breaks off and starts again. Nothing is filled in.',
  },
  { text: 'Opens on a plane.', more: 'Everything you have looked up is on your device.' },
  {
    text: 'No search volumes, because TikTok publishes none.',
    more: 'Every number here was measured, or calculated from what was.',
  },
] as const

/** Testimonials by the only witness who was asked: the product. And the way in. */
export function InItsOwnWords() {
  return (
    <>
      <section aria-labelledby="words" className="py-12">
        <h2 id="words" className="text-25 lg:text-31">
          In its own words
        </h2>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {facts.map(({ text, more }) => (
            <li key={text} className="border-accent border-l-2 pl-5">
              <p className="font-display text-20">{text}</p>
              <p className="mt-3 text-14 text-quiet">{more}</p>
            </li>
          ))}
        </ul>
      </section>
      <section
        aria-labelledby="start"
        className="mt-6 flex flex-wrap items-center justify-between gap-6 rounded-md border border-line bg-raised p-6 lg:p-10"
      >
        <div>
          <h2 id="start" className="text-25">
            Look up your <For who="visitor">first</For>
            <For who="member">next</For> phrase
          </h2>
          <p className="mt-2 text-quiet">
            <For who="visitor">Free account, just an email address.</For>
          </p>
        </div>
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
      </section>
    </>
  )
}
