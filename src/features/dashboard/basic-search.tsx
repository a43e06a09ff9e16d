import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { maxPhraseLength, normalisePhrase, searchTerm } from '#src/domain/phrases.ts'
import { links } from '#src/domain/routes.ts'
import { newId } from '#src/lib/ids.ts'
import { Button } from '#src/ui/button.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export function BasicSearch() {
  const [text, setText] = useState('')
  const [, navigate] = useLocation()

  function search(event: FormEvent) {
    event.preventDefault()
    const phrase = normalisePhrase(text)
    if (phrase === '') return
    // The id is made here, on the click that spends: whatever repeats the page repeats the same search.
    navigate(links.search(searchTerm({ type: 'basic', phrase })), { state: { searchId: newId() } })
  }

  return (
    <Panel title="Basic Search">
      <p className="text-14 text-quiet">What others searched for around a phrase. Costs 1 credit.</p>
      <form className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-end" onSubmit={search}>
        <div className="grow">
          <TextField
            label="Search phrase"
            name="phrase"
            type="search"
            required
            maxLength={maxPhraseLength}
            placeholder="running shoes"
            value={text}
            onChange={setText}
          />
        </div>
        <Button type="submit">Search</Button>
      </form>
    </Panel>
  )
}
