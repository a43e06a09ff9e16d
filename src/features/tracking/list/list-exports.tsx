import { fetchPart } from '#src/lib/fetch-part.ts'
import type { TableFormat } from '#src/lib/file/save-table.ts'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import type { ShownList } from './use-shown-list.ts'

export function ListExports({ list: { shown, columns } }: { list: ShownList }) {
  const save = async (format: TableFormat) => {
    const { saveTracked } = await fetchPart(() => import('./save-tracked.ts'))
    await saveTracked(shown, columns, format)
  }
  return <ExportButtons disabled={shown.length === 0} onSave={save} />
}
