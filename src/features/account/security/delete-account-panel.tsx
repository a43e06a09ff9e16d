import { useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { lazyPart } from '#src/ui/layout/lazy-part.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'

const DeleteAccountDialog = lazyPart(
  'question',
  async () => (await import('./delete-account-dialog.tsx')).DeleteAccountDialog,
  { place: 'dialog' },
)

/** The way out, with everything. */
export function DeleteAccountPanel() {
  const [asking, setAsking] = useState(false)
  return (
    <Panel title="Delete my account">
      <p className="mb-4 text-quiet">
        Removes your account, your searches
        {hasPlans ? ', your key phrases and your subscription' : ' and your key phrases'}, here and on our
        servers.
      </p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Panel>
  )
}
