import { StartLink } from '#src/parts/content/start-link.tsx'
import { For } from '#src/ui/layout/for.tsx'

export function CallToAction() {
  return (
    <section
      aria-labelledby="start"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 md:mt-6 rounded-md border border-line bg-raised p-5 lg:p-10"
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
      <StartLink />
    </section>
  )
}
