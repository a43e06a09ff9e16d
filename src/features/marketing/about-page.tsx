import { Link } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { ProsePage } from './prose-page.tsx'

export function AboutPage() {
  return (
    <ProsePage
      path={routes.about}
      title="About Keytrail"
      description="Why Keytrail exists, what it offers, where its data comes from and what it will not do."
      lead="A field notebook for people who publish on TikTok."
      sections={[
        {
          title: 'Our mission',
          body: (
            <p>
              People search TikTok the way they used to search the web. Anyone who makes videos deserves to
              know what people type there, who shows up, and whether their own work is moving, without
              guesswork or made-up numbers.
            </p>
          ),
        },
        {
          title: 'What we offer',
          body: (
            <ul>
              <li>
                <Link href={routes.keywordDiscovery}>Keyword discovery</Link>: suggestions and related
                searches, for one phrase or fifty at a time.
              </li>
              <li>
                <Link href={routes.competitorMonitoring}>Search results checks</Link>: who ranks for a phrase,
                with figures for every video.
              </li>
              <li>
                <Link href={routes.tiktokRankTracking}>Rank tracking</Link>: your position day by day, with
                alerts.
              </li>
              <li>All of it is stored on your device too, so it opens at once, even offline.</li>
            </ul>
          ),
        },
        {
          title: 'How the data is fetched',
          body: (
            <>
              <p>
                Keytrail uses commercial data providers, who pass on what TikTok search shows in a country. We
                do not log in as anyone, sign requests in TikTok’s name or bypass its checks for bots.
              </p>
              <p>
                What comes back is a sample, true for that moment and place. We say when it was fetched, keep
                failures apart from measurements, and calculate nothing we cannot trace back to a result.
              </p>
            </>
          ),
        },
        {
          title: 'Independence',
          body: (
            <p>
              Keytrail is not affiliated with TikTok. We use TikTok’s name only to say what Keytrail looks at.
            </p>
          ),
        },
      ]}
    />
  )
}
