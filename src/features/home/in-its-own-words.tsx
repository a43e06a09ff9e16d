import { Link } from 'wouter'
import { messages, searchErrorMessages } from '#src/domain/messages.ts'
import { routes } from '#src/domain/routes.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { For } from '#src/ui/for.tsx'

// No invented customers: what the product itself says, word for word.
const quotes = [
  { text: searchErrorMessages.upstream_timeout, when: 'when TikTok is slow' },
  {
    text: messages.keyPhraseLimit,
    when: 'when there is room for no more, on the server as well as on the screen',
  },
  {
    text: '2 changes waiting',
    when: 'on a train, until the network is back and they are sent, once',
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
        <p className="mt-3 max-w-2xl text-quiet">
          We quote no customers here. These are sentences that Keytrail says, word for word.
        </p>
        <ul className="mt-8 grid gap-6 md:grid-cols-3">
          {quotes.map(({ text, when }) => (
            <li key={text} className="border-accent border-l-2 pl-5">
              <blockquote className="font-display text-20">“{text}”</blockquote>
              <p className="mt-3 text-14 text-quiet">Keytrail, {when}</p>
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
            Look up the <For who="visitor">first</For>
            <For who="member">next</For> phrase
          </h2>
          <p className="mt-2 text-quiet">
            <For who="visitor">An account is free, and needs an email address and nothing else.</For>
            <For who="member">Your searches and key phrases are where you left them.</For>
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
