import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { NotInPlan } from '#src/parts/plan/not-in-plan.tsx'
import { WhyEmpty } from '#src/parts/sync/pull-failure.tsx'
import { Badge } from '#src/ui/layout/badge.tsx'
import { eyebrowLinkClass, PageHeader } from '#src/ui/layout/page-header.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { alertsPageWords } from '#src/words/alerts/alerts-page.ts'
import { brandWordsWords } from '#src/words/alerts/brand-words.ts'
import { trackingPageWords } from '#src/words/tracking/tracking-page.ts'
import { BrandForm } from './brand-form.tsx'
import { NameSuggestions, SuggestionList } from './name-suggestions.tsx'
import { useBrandWords } from './use-brand-words.ts'

export function BrandWordsScreen() {
  return (
    <>
      <PageHeader
        eyebrow={
          <Link href={routes.alerts} className={eyebrowLinkClass}>
            {alertsPageWords.title}
          </Link>
        }
        title={brandWordsWords.title}
        lead={brandWordsWords.lead}
      />
      <Content />
    </>
  )
}

function Content() {
  const view = useBrandWords()
  if (!view) return <Skeleton label={brandWordsWords.loading} shape="list" />
  const { profile, plan, plans, lookups } = view
  if (!profile || !plan) return <WhyEmpty what="yourProfile" loading={brandWordsWords.loading} />
  const brand = profile.brand_words
  const names = brand && (
    <div className="flex flex-col gap-6">
      {lookups.map((found, n) => (
        <NameSuggestions key={found.name} {...found} brand={brand} isInPlan={n < plan.brand_words} />
      ))}
    </div>
  )
  if (plan.brand_words === 0)
    return (
      <>
        <NotInPlan>{brandWordsWords.locked}</NotInPlan>
        {lookups.length > 0 ? names : <Sample />}
      </>
    )
  const form = <BrandForm key={profile.id} {...{ brand, plan, plans }} />
  return lookups.length > 0 ? (
    <div className="grid items-start gap-6 lg:grid-cols-[3fr_2fr]">
      {names}
      {form}
    </div>
  ) : (
    <div className="max-w-xl">{form}</div>
  )
}

function Sample() {
  return (
    <Panel title="acme" actions={<Badge tone="accent">{trackingPageWords.sample}</Badge>}>
      <SuggestionList
        name="acme"
        rows={brandWordsWords.samples.map((word, n) => ({
          key: word,
          row: { word },
          change: (['unchanged', 'new', 'gone'] as const)[n] ?? 'unchanged',
        }))}
        unwelcome={brandWordsWords.starters}
      />
    </Panel>
  )
}
