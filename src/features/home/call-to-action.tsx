import { StartLink } from '#src/parts/content/start-link.tsx'
import { For } from '#src/ui/layout/for.tsx'
import { landingWords } from '#src/words/landing/landing.ts'

export function CallToAction() {
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
