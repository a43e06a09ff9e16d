import { useState } from 'react'
import { useLocation } from 'wouter'
import { type CountryCode, countryName, defaultCountry, isCountryCode } from '#src/domain/countries.ts'
import { searchTerm } from '#src/domain/phrases.ts'
import { links } from '#src/domain/routes.ts'
import type { PlanRow } from '#src/domain/rows.ts'
import { newId } from '#src/lib/ids.ts'
import { Panel } from '#src/ui/panel.tsx'
import { PhraseForm } from '#src/ui/phrase-form.tsx'
import { SelectField } from '#src/ui/select-field.tsx'

export function AutocompletePanel({ plan }: { plan: PlanRow }) {
  const [country, setCountry] = useState<CountryCode>(defaultCountry)
  const [, navigate] = useLocation()

  return (
    <Panel title="Autocomplete">
      <p className="mb-4 text-14 text-quiet">
        What TikTok suggests while somebody types, in the country that you choose. Costs 1 credit.
      </p>
      <PhraseForm
        label="Key phrase"
        submitLabel="Get suggestions"
        onSubmit={(phrase) =>
          navigate(links.search(searchTerm({ type: 'autocomplete', phrase, country })), {
            state: { searchId: newId() },
          })
        }
      >
        <SelectField
          label="Country"
          name="country"
          value={country}
          onChange={(value) => isCountryCode(value) && setCountry(value)}
          options={plan.countries.map((code) => ({ value: code, label: countryName(code) }))}
        />
      </PhraseForm>
    </Panel>
  )
}
