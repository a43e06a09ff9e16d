import { type FormEvent, useId, useState } from 'react'
import { maxPhraseLength } from '#src/domain/input-limits.ts'
import { normalisePhrase } from '#src/domain/search/phrases.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { tryItWords } from '#src/words/landing/try-it.ts'

export function TryItForm({ onSearch }: { onSearch: (term: string) => void }) {
  const id = useId()
  const [missing, setMissing] = useState(false)

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const term = normalisePhrase(String(new FormData(event.currentTarget).get('q') ?? ''))
    setMissing(!term)
    if (term) onSearch(term)
  }
  return (
    <form aria-label={tryItWords.form} action={routes.searchResultsDemo} onSubmit={search}>
      <label htmlFor={id} className="font-medium">
        {tryItWords.phrase}
      </label>
      <div className="mt-2 flex rounded-md border-2 border-ink bg-raised focus-within:border-accent">
        <input
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          placeholder="matcha"
          required
          maxLength={maxPhraseLength}
          aria-describedby={`${id}-remark`}
          aria-invalid={missing || undefined}
          onChange={() => setMissing(false)}
          className="h-13 w-full min-w-0 appearance-none rounded-md bg-transparent px-4 outline-none placeholder:text-quiet"
        />
        <button
          type="submit"
          className="m-1 shrink-0 cursor-pointer rounded-md bg-accent px-5 font-medium text-on-accent hover:bg-accent-strong sm:px-7"
        >
          {tryItWords.search}
        </button>
      </div>
      <p
        id={`${id}-remark`}
        aria-live="polite"
        className={`mt-2 text-14 ${missing ? 'text-bad' : 'text-quiet'}`}
      >
        {missing ? tryItWords.missing : tryItWords.hint}
      </p>
    </form>
  )
}
