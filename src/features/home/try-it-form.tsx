import { type FormEvent, useId, useState } from 'react'
import { maxPhraseLength, normalisePhrase } from '#src/domain/phrases.ts'
import { routes } from '#src/domain/routes.ts'

/** The free try-it box. A blank keyword is not searched. */
export function TryItForm({ onSearch }: { onSearch: (term: string) => void }) {
  const id = useId()
  const [keyword, setKeyword] = useState('')

  const search = (event: FormEvent) => {
    event.preventDefault()
    const term = normalisePhrase(keyword)
    if (term) onSearch(term)
  }
  return (
    <form aria-label="Try a search" action={routes.searchResultsDemo} onSubmit={search}>
      <label htmlFor={id} className="font-medium">
        Keyword
      </label>
      <div className="mt-2 flex rounded-md border-2 border-ink bg-raised focus-within:border-accent">
        <input
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          placeholder="matcha"
          required
          maxLength={maxPhraseLength}
          value={keyword}
          onChange={(event) => setKeyword(event.target.value)}
          className="h-13 w-full min-w-0 appearance-none rounded-md bg-transparent px-4 outline-none placeholder:text-quiet"
        />
        <button
          type="submit"
          className="m-1 shrink-0 cursor-pointer rounded-md bg-accent px-5 font-medium text-on-accent hover:bg-accent-strong sm:px-7"
        >
          Search
        </button>
      </div>
      <p className="mt-2 text-14 text-quiet">A word or a phrase, in any language.</p>
    </form>
  )
}
