import { keywordParts } from '#src/domain/search/keyword-parts.ts'

export function KeywordWord({ word, seed }: { word: string; seed: string }) {
  return (
    <bdi>
      {keywordParts(word, seed).map(({ text, added }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a word have no identity but their index
        <span key={place} className={added ? 'font-semibold' : 'font-normal text-quiet'}>
          {text}
        </span>
      ))}
    </bdi>
  )
}
