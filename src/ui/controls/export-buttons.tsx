import { Download } from 'lucide-react'
import { tableWords } from '#src/words/table.ts'
import { Button } from './button.tsx'

interface ExportButtonsProps {
  onCsv: () => void
  onExcel: () => void
  disabled?: boolean | undefined
  /** What is exported, for screen readers where a page has several pairs: "Export CSV: running shoes". */
  label?: string | undefined
}

/** Saves what is shown, as CSV or as a file that Excel opens. */
export function ExportButtons({ onCsv, onExcel, disabled, label }: ExportButtonsProps) {
  const formats = [
    { name: tableWords.exportCsv, save: onCsv },
    { name: tableWords.exportExcel, save: onExcel },
  ]
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map(({ name, save }) => (
        <Button
          key={name}
          variant="secondary"
          disabled={disabled}
          aria-label={label ? tableWords.exportOf(name, label) : undefined}
          onClick={save}
        >
          <Download size={16} aria-hidden="true" />
          {name}
        </Button>
      ))}
    </div>
  )
}
