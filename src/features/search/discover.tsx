import { useLiveQuery } from 'dexie-react-hooks'
import { readAllowance } from '#src/db/reads/profile.ts'
import { isSpent } from '#src/domain/account/credits.ts'
import { LookupForm } from '#src/features/search/form/lookup-form.tsx'
import { now } from '#src/lib/clock.ts'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'
import { RecentLookups } from '#src/parts/search/recent-lookups.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { lookupFormWords } from '#src/words/search/lookup-form.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { placeWords } from '#src/words/shell/places.ts'

const recent = 8

export function Discover() {
  const allowance = useLiveQuery(readAllowance)
  const { plan = null, usage = null } = allowance ?? {}
  const spent = isSpent(usage, now())
  return (
    <>
      <PageHeader title={placeWords.discover} inBar />
      <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        {!allowance ? (
          <Skeleton label={lookupWords.loadingSearches} shape="card" />
        ) : spent ? (
          <CreditsUsedUpNotice usage={usage} plan={plan} />
        ) : (
          <LookupForm plan={plan} usage={usage} />
        )}
        <RecentLookups title={spent ? lookupFormWords.yours : lookupFormWords.recent} limit={recent} />
      </div>
    </>
  )
}
