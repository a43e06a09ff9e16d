import { useLiveQuery } from 'dexie-react-hooks'
import { type FormEvent, type ReactNode, useState } from 'react'
import { countUnsent } from '#src/db/outbox/outbox.ts'
import { hasPlans } from '#src/lib/env.ts'
import { LanguageChoice } from '#src/parts/shell/language-choice.tsx'
import { PullFailure } from '#src/parts/sync/pull-failure.tsx'
import { useSyncPart } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Checkbox } from '#src/ui/controls/checkbox.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { nearPart } from '#src/ui/loading/near-part.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { accountWords } from '#src/words/account/account.ts'
import { languageWords } from '#src/words/account/language.ts'
import { saveConsent } from './actions.ts'
import { ArchivePanel } from './archive-panel.tsx'
import { Billing } from './billing/billing.tsx'
import { CheckoutReturn } from './billing/checkout-return.tsx'
import { DevicePanel, useDevice } from './device-panel.tsx'
import { type AccountFacts, Facts, useAccount } from './facts.tsx'

// Loaded on demand, because unsent changes are rare.
const UnsentList = lazyPart('sync', () => import('./unsent-list.tsx'), 'UnsentList')

export function UnsentChanges() {
  const unsent = useLiveQuery(() => countUnsent()) ?? 0
  return unsent > 0 ? <UnsentList /> : null
}

function ConsentForm({ profile }: Pick<AccountFacts, 'profile'>) {
  const [chosen, setChosen] = useState<boolean | null>(null)
  if (chosen === profile.marketing_consent) setChosen(null)
  const consent = chosen ?? profile.marketing_consent
  const { busy, run } = useOneAtATime()

  function submit(event: FormEvent) {
    event.preventDefault()
    void run(() => saveConsent(consent))
  }

  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      <Checkbox label={accountWords.news} name="marketing_consent" checked={consent} onChange={setChosen} />
      <Button variant="primary" type="submit" busy={busy}>
        {accountWords.save}
      </Button>
    </form>
  )
}

const OwnAccountsPanel = lazyPart('question', () => import('./own-accounts-panel.tsx'), 'OwnAccountsPanel')
const PublishedReports = lazyPart(
  'reports',
  () => import('#src/parts/report/published-reports.tsx'),
  'PublishedReports',
  { waiting: () => <div className="h-40" /> },
)
const Security = lazyPart('security', () => import('./security/security.tsx'), 'Security')
const Access = nearPart(
  'access',
  () => import('./access/access.tsx'),
  'Access',
  () => <Skeleton label={accountWords.loading} shape="card" />,
)

interface AccountPageProps {
  signOut?: ReactNode
  /** Rendered even if the account cannot be loaded. */
  children?: ReactNode
}

export function AccountPage({ signOut, children }: AccountPageProps) {
  const account = useAccount(OwnAccountsPanel.preload)
  const device = useDevice(Security.preload)
  const trouble = useSyncPart('trouble')

  if (!account)
    return trouble ? (
      <>
        <PullFailure title={accountWords.loadFailed} />
        <div className="mb-6 lg:hidden">{signOut}</div>
        {children}
      </>
    ) : (
      <Skeleton label={accountWords.loading} shape="card" />
    )

  const { profile } = account
  return (
    <>
      <PageHeader title={accountWords.title} inBar />
      <CheckoutReturn />
      <div className="mb-6 flex flex-col gap-6 empty:hidden">
        <UnsentChanges />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-6">
          <Panel title={accountWords.details} actions={signOut}>
            <Facts {...account} />
          </Panel>
          <OwnAccountsPanel {...account} />
          {hasPlans && <Billing {...account} />}
          <Panel title={languageWords.name}>
            <LanguageChoice />
            <p className="mt-2 text-14 text-quiet">{languageWords.kept}</p>
          </Panel>
          <Panel title={accountWords.marketing}>
            <ConsentForm profile={profile} />
          </Panel>
          <Access {...account} />
          <PublishedReports />
        </div>
        {device && (
          <div className="flex min-w-0 flex-col gap-6">
            <DevicePanel {...device} />
            <ArchivePanel {...device} />
            <Security email={profile.email} />
            {children}
          </div>
        )}
      </div>
    </>
  )
}
