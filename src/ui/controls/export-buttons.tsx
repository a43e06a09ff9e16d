import { Download } from 'lucide-react'
import type { TableFormat } from '#src/lib/file/csv.ts'
import { tableWords } from '#src/words/controls/table.ts'

interface ExportButtonsProps {
  onSave: (format: TableFormat) => void
  disabled?: boolean | undefined
  /** Identifies the export for screen readers if a page has several: "Export CSV: running shoes". */
  label?: string | undefined
}

export function ExportButtons({ onSave, disabled, label }: ExportButtonsProps) {
  const formats = [
    { format: 'csv', name: tableWords.exportCsv, shown: tableWords.csv },
    { format: 'xls', name: tableWords.exportExcel, shown: tableWords.excel },
  ] as const
  return (
    <fieldset className="flex w-fit items-center rounded-md border border-edge bg-raised text-14 print:hidden">
      <legend className="sr-only">{tableWords.export}</legend>
      <Download size={16} className="ml-2.5 shrink-0 text-quiet" aria-hidden="true" />
      {formats.map(({ format, name, shown }) => (
        <button
          key={format}
          type="button"
          disabled={disabled}
          aria-label={label ? tableWords.exportOf(name, label) : name}
          onClick={() => onSave(format)}
          className="-my-px target cursor-pointer rounded-md px-3 font-medium last:border-line last:border-l last:rounded-l-none hover:bg-wash disabled:pointer-events-none disabled:opacity-50 dense:my-0 dense:min-h-8.5 dense:px-2.5"
        >
          {shown}
        </button>
      ))}
    </fieldset>
  )
}
