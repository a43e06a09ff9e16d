import { Link } from 'wouter'
import { routes } from '#src/domain/routes.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Questions } from './questions.tsx'
import { RankTrail } from './rank-trail.tsx'
import { TryItForm } from './try-it-form.tsx'

interface HomePageProps {
  signedIn: boolean
  onSearch: (term: string) => void
}

/** The landing page: what Keytrail answers, and the first search. */
export function HomePage({ signedIn, onSearch }: HomePageProps) {
  return (
    <>
      <section className="grid items-center gap-x-16 gap-y-12 pt-4 pb-16 lg:grid-cols-[1.1fr_1fr] lg:pt-10 lg:pb-24">
        <div>
          <h1 className="text-31 sm:text-39">What people type into TikTok search, and who ranks for it</h1>
          <p className="mt-5 max-w-xl text-quiet lg:text-20">
            Keytrail finds the phrases, checks the results and follows your own video day by day. What you
            have looked up stays on your device and opens without a network.
          </p>
          <div className="mt-8 max-w-xl" data-visitor={signedIn ? undefined : true}>
            {signedIn ? (
              <Link href={routes.dashboard} className={buttonClass('primary')}>
                Open the dashboard
              </Link>
            ) : (
              <TryItForm onSearch={onSearch} />
            )}
          </div>
        </div>
        <RankTrail />
      </section>
      <Questions />
    </>
  )
}
