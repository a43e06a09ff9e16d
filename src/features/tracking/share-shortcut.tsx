import { routes } from '#src/domain/shell/routes.ts'
import { Panel } from '#src/ui/layout/panel.tsx'

/** How an iPhone, where no site can be shared with, gets Keytrail into its share sheet. */
export function ShareShortcut() {
  return (
    <div className="mt-6">
      <Panel title="Share from TikTok in two taps">
        <ol className="list-decimal space-y-2 pl-5">
          <li>Open the Shortcuts app, make a new shortcut and call it Keytrail.</li>
          <li>In its details, switch on Show in Share Sheet. It then receives what you share.</li>
          <li>Add the action URL Encode, for the Shortcut Input.</li>
          <li>
            Add the action Open URLs with{' '}
            <code className="break-all">{`${location.origin}${routes.share}?url=`}</code> and the encoded text
            right behind it.
          </li>
        </ol>
        <p className="mt-4">From then on: Share in TikTok, then Keytrail.</p>
      </Panel>
    </div>
  )
}
