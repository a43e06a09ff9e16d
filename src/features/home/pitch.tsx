import { landingWords } from '#src/words/landing/landing.ts'
import { HomeMeta } from './home-meta.tsx'

export function Pitch() {
  return (
    <>
      <HomeMeta />
      <h1 className="text-31 sm:text-39">{landingWords.title}</h1>
      <p className="mt-5 max-w-xl text-quiet lg:text-20">{landingWords.lead}</p>
    </>
  )
}
