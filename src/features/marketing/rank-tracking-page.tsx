import { routes } from '#src/domain/routes.ts'
import { hasPlans } from '#src/lib/env.ts'
import { MarketingPage } from './marketing-page.tsx'

export function RankTrackingPage() {
  return (
    <MarketingPage
      path={routes.tiktokRankTracking}
      title="Rank tracking for TikTok"
      description="Follow where your video or account stands in TikTok search for a phrase, day by day: position, change, gaps and alerts. Opens without a network."
      lead="Give Keytrail a phrase and your video or account. It checks the results once a day and draws the trail: where you stand, how far you moved, and when you were not there."
      screenshot={{
        name: 'key-phrase',
        alt: 'The position of a tracked video over 60 days, with the results of the newest check',
      }}
      sections={[
        {
          title: 'From a shared link',
          text: 'Share a video from TikTok to the installed app, or paste its link: account and video are filled in.',
        },
        {
          title: 'A check a day',
          text: 'Every active key phrase is checked once a day, without costing credits. “Check now” does it on the spot, for the credits of a check.',
        },
        {
          title: 'Honest gaps',
          text: 'A check that failed is a gap with its reason, never rank 0. “Not in the first 36” is a measurement of its own, and is drawn as one.',
        },
        {
          title: 'Everything behind the number',
          text: 'Each check keeps its whole result list: who was there, with the figures of every video, eight averages and seven charts by rank. A calendar leads to any day.',
        },
        {
          title: 'Tell me when it moves',
          text: 'Alerts for a phrase that enters or leaves the first places, moves by more than you care to miss, or is lost. In an inbox, and as a notification if you want that, bundled and outside your quiet hours.',
        },
        {
          title: 'On the train',
          text: 'The list, the charts and the exports open without a network. What you add, pause or delete there is sent later, once.',
        },
      ]}
      questions={[
        {
          question: 'How is a position found?',
          answer:
            'It is the best rank among the results whose address holds your video’s id; without a video, the best rank of your account, whatever the case of its letters.',
        },
        {
          question: 'Is this the rank that everybody sees?',
          answer:
            'No. Rankings are samples: they differ by country, device, time and person. The same question asked daily from the same place shows movement well, which is what this is for.',
        },
        {
          question: 'How many key phrases can I track?',
          answer: `${hasPlans ? 'As many as your plan says' : 'As many as your list has room for'}, counted while they are active. Paused ones keep their history and cost nothing.`,
        },
        ...(hasPlans
          ? [
              {
                question: 'What happens when I change to a smaller plan?',
                answer: 'What is above its limit is paused, newest first, and says so. Nothing is deleted.',
              },
            ]
          : []),
      ]}
    />
  )
}
