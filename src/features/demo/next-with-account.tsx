import { Link } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'
import { demoResultWords } from '#src/words/search/demo-results.ts'

export function NextWithAccount({ query }: { query: string }) {
  return (
    <section className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-md bg-accent-wash px-4 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="text-16">
          <bdi>{demoResultWords.whoRanks(query)}</bdi>
        </h2>
        <p className="text-14 text-quiet">
          {hasPlans ? demoResultWords.freeAccount : demoResultWords.anAccount}
        </p>
      </div>
      <Link href={links.signup(null, query)} className={buttonClass('primary')}>
        {demoResultWords.signUp}
      </Link>
    </section>
  )
}
