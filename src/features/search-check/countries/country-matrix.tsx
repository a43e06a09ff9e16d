import { useLiveQuery } from 'dexie-react-hooks'
import { useMemo, useState } from 'react'
import { Link } from 'wouter'
import { readCountries } from '#src/db/reads/insight/country-checks.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { isSpent } from '#src/domain/account/credits.ts'
import { batchPrice } from '#src/domain/search/batch-price.ts'
import { countryLines } from '#src/domain/search/country-lines.ts'
import { searchFileName } from '#src/domain/search/export-rows.ts'
import { freshSince } from '#src/domain/search/rows.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { now } from '#src/lib/clock.ts'
import { saveTable, type TableFormat } from '#src/lib/file/save-table.ts'
import { OwnAccountQuestion } from '#src/parts/account/own-account-question.tsx'
import { CreditsUsedUp } from '#src/parts/plan/credits-used-up.tsx'
import { CreditsUsedUpNotice } from '#src/parts/plan/credits-used-up-notice.tsx'
import { NotInPlan } from '#src/parts/plan/not-in-plan.tsx'
import { SampleDataBadge } from '#src/parts/shell/sample-data-badge.tsx'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { useLack } from '#src/state/sync-status.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { ExportButtons } from '#src/ui/controls/export-buttons.tsx'
import { useNarrow } from '#src/ui/hooks/use-wide.ts'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { ProgressBar } from '#src/ui/layout/progress-bar.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { DataTable } from '#src/ui/table/data-table.tsx'
import { orderRows, type Sort } from '#src/ui/table/row-order.ts'
import { priceWords } from '#src/words/billing/prices.ts'
import { checkWords } from '#src/words/check/check.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { insightWords } from '#src/words/insight/insight.ts'
import { countriesWords, countryTable } from '#src/words/search/countries.ts'
import { lookupWords } from '#src/words/search/lookups.ts'
import { countryColumns, type Line, sharedColumn, stackedCountry } from './country-columns.tsx'
import { type CountryChecks, useCountryChecks } from './use-country-checks.ts'

function Offer({ lines, checks }: { lines: readonly Line[]; checks: CountryChecks }) {
  const { plan, usage = null } = useLiveQuery(readAllowance) ?? {}
  const since = freshSince(now())
  const fresh = lines.filter(({ check }) => check && check.searched_at >= since).length
  const missing = lines.filter(({ check, queued }) => !queued && !(check && check.searched_at >= since))
  const wanted = (fresh === lines.length ? lines : missing).map(({ country }) => country)
  if (!plan) return null
  if (plan.countries.length < lines.length) return <NotInPlan>{countriesWords.inPlans}</NotInPlan>
  if (checks.open.length > 0)
    return (
      <div className="mb-6 flex flex-wrap items-end gap-4">
        <div className="min-w-0 grow basis-64">
          <ProgressBar
            label={lookupWords.gathering}
            value={checks.asked - checks.open.length}
            max={checks.asked}
            text={countriesWords.progress(checks.asked - checks.open.length, checks.asked)}
          />
        </div>
        <Button onClick={checks.cancel}>{uiWords.cancel}</Button>
      </div>
    )
  if (usage && isSpent(usage, now()))
    return (
      <div className="mb-6">
        <CreditsUsedUpNotice usage={usage} plan={plan} />
      </div>
    )
  const { price, left, affordable } = batchPrice(wanted.length, usage, now())
  if (price === 0) return null
  const label = priceWords.credits(affordable)
  const isAgain = fresh === lines.length
  return (
    <div className="mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        variant={isAgain ? 'secondary' : 'primary'}
        onClick={() => checks.start(wanted.slice(0, affordable))}
      >
        {isAgain ? countriesWords.again(label) : countriesWords.check(affordable, label)}
      </Button>
      <p className="text-14 text-quiet">
        {left !== null && affordable < price
          ? countriesWords.some(left, affordable, price)
          : !isAgain && fresh > 0 && countriesWords.free(fresh)}
      </p>
    </div>
  )
}

export function CountryMatrix({ phrase }: { phrase: string }) {
  const records = useLiveQuery(() => readCountries(phrase), [phrase])
  const lines = useMemo(() => records && countryLines(records), [records])
  const checks = useCountryChecks(phrase)
  const lack = useLack()
  const [sort, setSort] = useState<Sort | null>(null)
  const narrow = useNarrow()
  const columns = countryColumns(checks)
  const save = (format: TableFormat) =>
    void saveTable(
      searchFileName(countriesWords.file(phrase), format, now()),
      countryTable(orderRows(lines ?? [], columns, sort)),
      format,
    )
  const found = lines?.filter(({ check }) => check) ?? []
  const isOut = [...checks.ended.values()].some(
    (end) => end.kind === 'failed' && end.code === 'credits_exhausted',
  )
  return (
    <>
      <title>{`${countriesWords.title(phrase)} · Keytrail`}</title>
      <PageHeader
        title={
          <>
            <bdi>{phrase}</bdi> {found.some(({ check }) => check?.source === 'sample') && <SampleDataBadge />}
          </>
        }
        lead={countriesWords.lead}
        actions={found.length > 0 && <ExportButtons label={phrase} onSave={save} />}
      />
      {!lines ? (
        <Skeleton label={checkWords.reading} shape="table" />
      ) : lack !== null && found.length === 0 ? (
        // The account may have checked these countries on another device.
        <WhyEmpty what="yourHistory" loading={checkWords.reading} />
      ) : (
        <>
          <Offer lines={lines} checks={checks} />
          {found.length > 0 && lines[0]?.yours.accounts === null && (
            <div className="mb-4 print:hidden">
              <OwnAccountQuestion />
            </div>
          )}
          <DataTable
            caption={countriesWords.caption(phrase)}
            columns={narrow ? [...columns, sharedColumn] : columns}
            rows={lines}
            rowKey={({ country }) => country}
            empty={null}
            onSort={setSort}
            stacked={narrow ? stackedCountry : undefined}
          />
          <p className="mt-3 max-w-3xl text-12 text-quiet">
            {countriesWords.note}{' '}
            <Link href={`${routes.howItIsMeasured}#countries`} className="target text-link print:hidden">
              {insightWords.howItIsMeasured}
            </Link>
          </p>
        </>
      )}
      {isOut && checks.open.length === 0 && <CreditsUsedUp />}
    </>
  )
}
