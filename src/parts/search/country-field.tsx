import { type CountryCode, countryName } from '#src/domain/countries.ts'
import { SelectField } from '#src/ui/controls/select-field.tsx'
import { lookupWords } from '#src/words/search/lookups.ts'

interface CountryFieldProps {
  label?: string
  name?: string
  countries: readonly CountryCode[]
  value: CountryCode
  onChange: (country: CountryCode) => void
}

export function CountryField({
  label = lookupWords.country,
  name = 'country',
  countries,
  ...field
}: CountryFieldProps) {
  const options = countries.map((code) => ({ value: code, label: countryName(code) }))
  return <SelectField label={label} name={name} options={options} {...field} />
}
