import { SearchRow, type SearchType } from '#src/domain/search/rows.ts'
import { sentences } from '#src/lib/translation.ts'

const types: Record<SearchType, string> = {
  basic: 'Basic Search',
  autocomplete: 'Autocomplete',
  search_results_check: 'Check',
}

export const searchWords = sentences('searches', {
  types,
  /** The best rank of the user's videos in a check. */
  own: (rank: number) => `yours ${rank}`,
  demo: 'Demo, free',
  unknownState: (state: string) =>
    `This version of Keytrail does not know the state “${state}”. Update to see more.`,
})

/** An unknown type is returned unchanged. */
export function typeName(type: SearchType): string {
  return searchWords.types[type] ?? type
}

export function isKnownType(type: SearchType): boolean {
  return Object.hasOwn(types, type)
}

/** Null for a known state. */
export function unknownState(state: SearchRow['state']): string | null {
  return SearchRow.entries.state.options.includes(state) ? null : searchWords.unknownState(state)
}
