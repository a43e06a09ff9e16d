import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { toneDrawings } from '#src/ui/drawing/tone-drawings.ts'

function words(data: boolean, session: boolean): string | null {
  if (data && session) return null
  if (data) return 'This browser does not save your sign-in. You sign in again after a reload.'
  const nothing = session
    ? 'This browser saves no data for Keytrail.'
    : 'This browser saves nothing for Keytrail.'
  return `${nothing} Keep this tab open until your changes are sent.`
}

/** Says what goes with the tab because the browser does not save it. Nothing where it saves all. */
export function StorageStrip({ data, session }: { data: boolean; session: boolean }) {
  const text = words(data, session)
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
