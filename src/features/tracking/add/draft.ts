import { useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'
import type { TrackedText } from '#src/parts/tracking/change/tracked-fields.tsx'

interface Fields {
  /** Whether to add one or several key phrases; null until chosen. */
  mode: 'one' | 'several' | null
  keyword: string
  country: CountryCode
  tracked: TrackedText
  lines: string
  linesCountry: CountryCode
}

/** Outlives the form, which is easily closed by mistake. */
export interface Draft {
  read: <Name extends keyof Fields>(name: Name) => Fields[Name] | undefined
  keep: <Name extends keyof Fields>(name: Name, value: Fields[Name]) => void
  clear: () => void
}

/** `onKept` is called on each input. */
export function newDraft(onKept: () => void): Draft {
  let fields: Partial<Fields> = {}
  return {
    read: (name) => fields[name],
    keep: (name, value) => {
      fields = { ...fields, [name]: value }
      onKept()
    },
    clear: () => {
      fields = {}
    },
  }
}

export function useDrafted<Name extends keyof Fields>(
  draft: Draft | undefined,
  name: Name,
  initial: Fields[Name],
): [Fields[Name], (value: Fields[Name]) => void] {
  const [value, setValue] = useState<Fields[Name]>(draft?.read(name) ?? initial)
  const set = (next: Fields[Name]) => {
    draft?.keep(name, next)
    setValue(next)
  }
  return [value, set]
}
