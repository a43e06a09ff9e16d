import type { FactColumn } from './keyword-table.tsx'

/** For autocomplete, TikTok's group is the language. */
export const groupFact = (header: string): FactColumn => ({
  id: 'group',
  header,
  cell: ({ group_id }) => group_id,
  text: ({ group_id }) => group_id,
  sortValue: ({ group_id }) => group_id,
})
