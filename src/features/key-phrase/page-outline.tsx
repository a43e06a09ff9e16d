import { keyPhrasePageWords } from '#src/words/key-phrase/key-phrase-page.ts'

export function PageOutline() {
  return (
    <div role="status" className="animate-fade-late">
      <span className="sr-only">{keyPhrasePageWords.loading}</span>
      <div
        aria-hidden="true"
        className="grid gap-x-8 gap-y-4 *:rounded-md *:bg-wash lg:grid-cols-[20rem_1fr] lg:grid-rows-[auto_auto_1fr]"
      >
        <div className="h-16" />
        <div className="h-16 w-40" />
        <div className="h-59 lg:col-start-2 lg:row-span-3 lg:row-start-1 lg:h-80" />
      </div>
    </div>
  )
}
