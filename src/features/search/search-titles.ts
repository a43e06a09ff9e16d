/** What a page of results is called, by the kind of search (spec, section 2). */
export const searchTitles = {
  basic: 'Others Searched For results',
  autocomplete: 'Autocomplete results',
} as const
