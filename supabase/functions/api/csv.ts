import { tableText } from '../../../src/lib/file/csv.ts'

/** For a list that the app does not export: one column per field of its schema. */
export function fieldTable<Item extends Record<string, unknown>>(
  { entries }: { entries: Record<keyof Item, unknown> },
  items: readonly Item[],
): string[][] {
  const fields = Object.keys(entries)
  return [fields, ...items.map((item) => fields.map((field) => String(item[field] ?? '')))]
}

export async function csvText(lines: Iterable<readonly string[]>): Promise<string> {
  let text = ''
  for await (const slice of tableText(lines, 'csv')) text += slice
  return text
}
