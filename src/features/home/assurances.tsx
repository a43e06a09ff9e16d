import { landingWords } from '#src/words/landing/landing.ts'
import { CallToAction } from './call-to-action.tsx'

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
