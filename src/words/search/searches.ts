// What the values of a search are called. A later server may have added some: those go by their own names.
import { SearchRow, type SearchType } from '#src/domain/search/rows.ts'
import { sentences } from '#src/lib/translation.ts'

const types: Record<SearchType, string> = {
  basic: 'Basic',
  autocomplete: 'Autocomplete',
  search_results_check: 'Check',
}

export const searchWords = sentences('searches', {
  types,
  unknownState: (state: string) =>
    `This version of Keytrail does not know the state “${state}”. Update to see more.`,
})

/** What kind of search it is, in a word. */
export function typeName(type: SearchType): string {
  return searchWords.types[type] ?? type
}

/** Whether this build can make such a search. */
export function isKnownType(type: SearchType): boolean {
  return Object.hasOwn(types, type)
}

type State = SearchRow['state']

/** What is to be said of a search whose state this build does not know; null where it does. */
export function unknownState(state: State): string | null {
  return SearchRow.entries.state.options.includes(state) ? null : searchWords.unknownState(state)
}
