import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { toneDrawings } from '#src/ui/drawing/tone-drawings.ts'
import { shellWords } from '#src/words/shell/shell.ts'

function describeLoss(data: boolean, session: boolean): string | null {
  if (data) return session ? null : shellWords.unsaved.session
  return session ? shellWords.unsaved.data : shellWords.unsaved.all
}

/** Lists the data that closing the tab loses because the browser does not store it. Nothing if it stores all. */
export function StorageStrip({ data, session }: { data: boolean; session: boolean }) {
  const text = describeLoss(data, session)
  if (text === null) return null
  return (
    <div role="status" className="border-line border-b bg-warning-wash text-14 print:hidden">
      <p className="mx-auto flex max-w-page items-start gap-x-3 px-4 py-1.5 lg:px-6">
        <span className="mt-0.5 shrink-0 text-warning">
          <LineIcon drawing={toneDrawings.warning} size={16} />
        </span>
        {text}
      </p>
    </div>
  )
}
