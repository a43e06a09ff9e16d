import { routes } from '#src/domain/routes.ts'
import { MarketingPage } from './marketing-page.tsx'

export function CompetitorMonitoringPage() {
  return (
    <MarketingPage
      path={routes.competitorMonitoring}
      title="Competitor monitoring for TikTok search"
      description="See who ranks for a phrase on TikTok, whose videos come and go, and how up to five accounts move beside yours. From results that you keep."
      lead="A phrase has a first page, and somebody is on it. Keytrail keeps who that was on each day, and shows what it takes to be there."
      screenshot={{
        name: 'check',
        alt: 'The results for a phrase: rank, account, followers, likes, duration',
      }}
      sections={[
        {
          title: 'Who ranks',
          text: 'Check the results for any phrase in six countries, page by page. Each row has the account, its followers, the video’s likes, comments, plays, shares, duration and age, as TikTok gives them.',
        },
        {
          title: 'Who came, who went',
          text: 'Put two checks beside each other: new, gone, moved up, moved down. On a tracked phrase you also see who took a place that was yours.',
        },
        {
          title: 'Share of voice',
          text: 'Which accounts hold the first ten places of a tracked phrase, over a week or a quarter, counted from the checks that you have.',
        },
        {
          title: 'Up to five accounts beside yours',
          text: 'Follow competitors on a tracked phrase: their best rank is drawn on the same chart, from the same checks. It costs nothing extra, as the results are there already.',
        },
      ]}
      questions={[
        {
          question: 'Do competitors learn of it?',
          answer: 'No. Keytrail looks at search results; it visits no profile and follows nobody.',
        },
        {
          question: 'Can I see what a competitor’s videos were searched for with?',
          answer:
            'No, and nobody outside TikTok can. You can see for which of your phrases their videos are shown.',
        },
        {
          question: 'What is the VQ score?',
          answer:
            'A figure that TikTok’s own answers carry for some videos. TikTok does not explain it. We show it where it is given, and count on nothing about it.',
        },
      ]}
    />
  )
}
