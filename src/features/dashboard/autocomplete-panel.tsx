import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { type CountryCode, countryName, defaultCountry, isCountryCode } from '#src/domain/countries.ts'
import { maxPhraseLength, normalisePhrase, searchTerm } from '#src/domain/phrases.ts'
import { links } from '#src/domain/routes.ts'
import type { PlanRow } from '#src/domain/rows.ts'
import { newId } from '#src/lib/ids.ts'
import { Button } from '#src/ui/button.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { SelectField } from '#src/ui/select-field.tsx'
import { TextField } from '#src/ui/text-field.tsx'

export function AutocompletePanel({ plan }: { plan: PlanRow }) {
  const [text, setText] = useState('')
  const [country, setCountry] = useState<CountryCode>(defaultCountry)
  const [, navigate] = useLocation()

  function search(event: FormEvent) {
    event.preventDefault()
    const phrase = normalisePhrase(text)
    if (phrase === '') return
    navigate(links.search(searchTerm({ type: 'autocomplete', phrase, country })), {
      state: { searchId: newId() },
    })
  }

  return (
    <Panel title="Autocomplete">
      <p className="text-14 text-quiet">
        What TikTok suggests while somebody types, in the country that you choose. Costs 1 credit.
      </p>
      <form className="mt-4 flex flex-col gap-3 sm:flex-row sm:items-end" onSubmit={search}>
        <div className="grow">
          <TextField
            label="Key phrase"
            name="key_phrase"
            type="search"
            required
            maxLength={maxPhraseLength}
            value={text}
            onChange={setText}
          />
        </div>
        <SelectField
          label="Country"
          name="country"
          value={country}
          onChange={(value) => isCountryCode(value) && setCountry(value)}
          options={plan.countries.map((code) => ({ value: code, label: countryName(code) }))}
        />
        <Button type="submit">Get suggestions</Button>
      </form>
    </Panel>
  )
}
