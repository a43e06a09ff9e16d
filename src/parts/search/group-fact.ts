import type { FactColumn } from './keyword-table.tsx'

/** TikTok's group of a suggestion; for autocomplete, the group is the language, as the header says. */
export const groupFact = (header: string): FactColumn => ({
  id: 'group',
  header,
  cell: ({ group_id }) => group_id,
  text: ({ group_id }) => group_id,
  sortValue: ({ group_id }) => group_id,
})
