import { useState } from 'react'
import type { CountryCode } from '#src/domain/countries.ts'

interface Fields {
  /** How many are added; null before that is chosen. */
  mode: 'one' | 'several' | null
  keyword: string
  country: CountryCode
  account: string
  video: string
  tags: string
  lines: string
  linesCountry: CountryCode
}

/** What was entered in the add form and is not added yet. It outlives the form, which a slip of the finger closes. */
export interface Draft {
  read: <Name extends keyof Fields>(name: Name) => Fields[Name] | undefined
  keep: <Name extends keyof Fields>(name: Name, value: Fields[Name]) => void
  clear: () => void
}

/** An empty draft; `onKept` is told of each thing that is entered. */
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

/** The state of a field, which begins as the draft has it. */
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
