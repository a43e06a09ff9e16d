import { StartLink } from '#src/parts/content/start-link.tsx'
import { For } from '#src/ui/layout/for.tsx'
import { landingWords } from '#src/words/landing/landing.ts'

function CallToAction() {
  const { visitor, member, free } = landingWords.start
  return (
    <section
      aria-labelledby="start"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:mt-6 rounded-md border border-line bg-raised p-5 lg:p-10"
    >
      <div>
        <h2 id="start" className="text-25">
          <For who="visitor">{visitor}</For>
          <For who="member">{member}</For>
        </h2>
        <p className="mt-2 text-quiet">
          <For who="visitor">{free}</For>
        </p>
      </div>
      <StartLink />
    </section>
  )
}

export function Assurances() {
  return (
    <>
      <section aria-labelledby="facts" className="pt-2 pb-6 lg:py-12">
        <h2 id="facts" className="text-25 lg:text-31">
          {landingWords.factsTitle}
        </h2>
        <ul className="mt-5 grid gap-3 md:mt-8 md:gap-6 md:grid-cols-3">
          {landingWords.facts.map(({ text, more }) => (
            <li key={text} className="border-accent border-l-2 pl-5">
              <p className="font-display md:text-20">{text}</p>
              <p className="mt-1 text-14 text-quiet md:mt-3">{more}</p>
            </li>
          ))}
        </ul>
      </section>
      <CallToAction />
    </>
  )
}
