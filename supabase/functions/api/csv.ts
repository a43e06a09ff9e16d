import { tableText } from '../../../src/lib/file/csv.ts'

/** The rows of a list that the app does not export, with a column for each field of its schema. */
export function fieldTable<Item extends Record<string, unknown>>(
  { entries }: { entries: Record<keyof Item, unknown> },
  items: readonly Item[],
): string[][] {
  const fields = Object.keys(entries)
  return [fields, ...items.map((item) => fields.map((field) => String(item[field] ?? '')))]
}

/** The text of a CSV file, written as the app writes it. */
export async function csvText(lines: Iterable<readonly string[]>): Promise<string> {
  let text = ''
  for await (const slice of tableText(lines, 'csv')) text += slice
  return text
}
