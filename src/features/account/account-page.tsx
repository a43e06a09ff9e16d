import { useLiveQuery } from 'dexie-react-hooks'
import { type FormEvent, lazy, Suspense, useState } from 'react'
import { readProfile } from '#src/db/profile.ts'
import { readUsage } from '#src/db/usage.ts'
import { messages } from '#src/domain/messages.ts'
import type { ProfileRow, Usage } from '#src/domain/rows.ts'
import { useSyncStatus } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/button.tsx'
import { Checkbox } from '#src/ui/checkbox.tsx'
import { ErrorState } from '#src/ui/error-state.tsx'
import { PageHeader } from '#src/ui/page-header.tsx'
import { Panel } from '#src/ui/panel.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { saveConsent } from './actions.ts'
import { DevicePanel } from './device-panel.tsx'
import { ParkedChanges } from './parked-changes.tsx'

const ArchivePanel = lazy(async () => ({ default: (await import('./archive-panel.tsx')).ArchivePanel }))

function Facts({ profile, usage }: { profile: ProfileRow; usage: Usage | null | undefined }) {
  const facts = [
    ['First name', profile.first_name ?? 'N/A'],
    ['Last name', profile.last_name ?? 'N/A'],
    ['Email', profile.email],
    ['Subscription level', profile.subscription_level],
    ['Credits', usage ? `${usage.used} of ${usage.allowance} used` : messages.usageLoadFailed],
  ]
  return (
    <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-[max-content_1fr]">
      {facts.map(([name, value]) => (
        <div key={name} className="sm:contents">
          <dt className="text-14 text-quiet">{name}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function ConsentForm({ profile }: { profile: ProfileRow }) {
  const [consent, setConsent] = useState(profile.marketing_consent)
  const [saving, setSaving] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    await saveConsent(consent)
    setSaving(false)
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <Checkbox
        label="Send me news about Keytrail by email"
        name="marketing_consent"
        checked={consent}
        onChange={setConsent}
      />
      <Button type="submit" busy={saving}>
        Save Changes
      </Button>
    </form>
  )
}

export function AccountPage() {
  const profile = useLiveQuery(async () => (await readProfile()) ?? null)
  const usage = useLiveQuery(async () => (await readUsage()) ?? null)
  const { phase } = useSyncStatus()

  if (!profile)
    return phase === 'failed' || phase === 'offline' ? (
      <ErrorState title={messages.profileLoadFailed}>
        Your profile is not on this device yet. It is loaded as soon as there is a connection.
      </ErrorState>
    ) : (
      <Skeleton label="Loading your account" shape="card" />
    )

  return (
    <>
      <PageHeader title="Account" />
      <div className="flex max-w-2xl flex-col gap-6">
        <ParkedChanges />
        <Panel title="Your details">
          <Facts profile={profile} usage={usage} />
        </Panel>
        <Panel title="Marketing">
          <ConsentForm key={String(profile.marketing_consent)} profile={profile} />
        </Panel>
        <DevicePanel />
        <Suspense>
          <ArchivePanel />
        </Suspense>
      </div>
    </>
  )
}
