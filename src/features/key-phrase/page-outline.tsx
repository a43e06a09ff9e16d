import { keyPhraseWords } from '#src/words/key-phrase.ts'

/** What the page opens with, in its places, until it is here. */
export function PageOutline() {
  return (
    <div role="status" className="animate-fade-late">
      <span className="sr-only">{keyPhraseWords.loading}</span>
      <div aria-hidden="true" className="*:rounded-md *:bg-wash">
        <div className="h-7 w-1/2" />
        <div className="mt-2 h-4 w-2/3" />
        <div className="mt-4 grid gap-x-8 gap-y-4 bg-transparent! lg:grid-cols-[17.5rem_1fr] [&>*]:rounded-md [&>*]:bg-wash">
          <div className="h-16 w-40" />
          <div className="h-59 lg:h-80" />
        </div>
      </div>
    </div>
  )
}
