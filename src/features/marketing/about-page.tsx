import { Link } from 'wouter'
import { routes } from '#src/domain/routes.ts'
import { ProsePage } from './prose-page.tsx'

export function AboutPage() {
  return (
    <ProsePage
      path={routes.about}
      title="About Keytrail"
      description="Why Keytrail exists, what it offers, how its data is fetched and what it refuses to do."
      lead="A field notebook for people who publish on TikTok."
      sections={[
        {
          title: 'Our mission',
          body: (
            <p>
              People search TikTok as they used to search the web. Whoever makes videos deserves to know what
              is typed there, who is shown, and whether their own work moves, without guessing and without
              being told numbers that nobody has measured.
            </p>
          ),
        },
        {
          title: 'What we offer',
          body: (
            <ul>
              <li>
                <Link href={routes.keywordDiscovery}>Keyword discovery</Link>: suggestions and related
                searches, one phrase or fifty at a time.
              </li>
              <li>
                <Link href={routes.competitorMonitoring}>Search results checks</Link>: who ranks for a phrase,
                with the figures of every video.
              </li>
              <li>
                <Link href={routes.tiktokRankTracking}>Rank tracking</Link>: your position day by day, with
                alerts.
              </li>
              <li>All of it on your own device too, so that it opens at once and without a network.</li>
            </ul>
          ),
        },
        {
          title: 'How the data is fetched',
          body: (
            <>
              <p>
                Keytrail asks commercial data providers, who pass on what TikTok’s search answers in a
                country. We do not log in as anybody, sign requests in TikTok’s name or get around its human
                checks.
              </p>
              <p>
                What comes back is a sample: true for that moment and place. We say when it was fetched, keep
                failures apart from measurements, and calculate nothing that cannot be traced back to an
                answer.
              </p>
            </>
          ),
        },
        {
          title: 'Independence',
          body: (
            <p>
              Keytrail is not affiliated with TikTok. TikTok’s name is used only to say what the product looks
              at.
            </p>
          ),
        },
      ]}
    />
  )
}
