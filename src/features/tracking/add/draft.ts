import { useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import type { TrackedText } from '#src/parts/tracking/change/tracked-fields.tsx'

interface Fields {
  mode: 'one' | 'several' | null
  keyword: string
  country: CountryCode
  tracked: TrackedText
  lines: string
  linesCountry: CountryCode
}

/** Unsaved input. Outlives the form, because users may close it by mistake. */
export interface Draft {
  fields: Partial<Fields>
  /** Called after each change. */
  onKept: () => void
}

export function useDrafted<Name extends keyof Fields>(
  draft: Draft | undefined,
  name: Name,
  initial: Fields[Name],
): [Fields[Name], (value: Fields[Name]) => void] {
  const [value, setValue] = useState<Fields[Name]>(draft?.fields[name] ?? initial)
  const set = (next: Fields[Name]) => {
    if (draft) {
      draft.fields = { ...draft.fields, [name]: next }
      draft.onKept()
    }
    setValue(next)
  }
  return [value, set]
}
