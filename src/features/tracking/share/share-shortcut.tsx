import { routes } from '#src/domain/shell/routes.ts'
import { Panel } from '#src/ui/layout/panel.tsx'
import { sharePageWords } from '#src/words/tracking/share-page.ts'

/** An iPhone cannot share directly with web apps. */
export function ShareShortcut() {
  return (
    <div className="mt-6">
      <Panel title={sharePageWords.shortcut}>
        <ol className="list-decimal space-y-2 pl-5">
          <li>{sharePageWords.make}</li>
          <li>{sharePageWords.showInSheet}</li>
          <li>{sharePageWords.encode}</li>
          <li>
            {sharePageWords.openUrl.before}
            <code className="break-all">{`${location.origin}${routes.share}?url=`}</code>
            {sharePageWords.openUrl.after}
          </li>
        </ol>
        <p className="mt-4">{sharePageWords.fromThenOn}</p>
      </Panel>
    </div>
  )
}
