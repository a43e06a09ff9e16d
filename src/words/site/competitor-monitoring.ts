import { sentences } from '#src/lib/translation.ts'

export const competitorMonitoringWords = sentences('competitorMonitoring', {
  title: 'Competitor monitoring for TikTok search',
  description:
    'See who ranks for a phrase on TikTok, whose videos come and go, and how up to five accounts move beside yours.',
  lead: 'Every phrase has a first page, and somebody is on it. Keytrail records who was there each day and shows what it takes to join them.',
  picture: 'The results for a phrase: rank, account, followers, likes, duration',
  sections: [
    {
      title: 'Who ranks',
      text: 'Check the results for any phrase in six countries, page by page. Each row shows the account, its followers and the video’s likes, duration and age, just as TikTok reports them. Open a row for comments, plays and shares.',
    },
    {
      title: 'Who came, who went',
      text: 'Compare two checks to see what is new, gone, up or down. On a tracked key phrase, you also see who took your place.',
    },
    {
      title: 'Share of voice',
      text: 'See which accounts hold the top ten places for a tracked key phrase, over a week or a quarter, based on your own checks.',
    },
    {
      title: 'Up to five accounts beside yours',
      text: 'Follow competitors on a tracked key phrase. Their best rank appears on the same chart, from the same checks, at no extra cost.',
    },
  ],
  questions: [
    {
      question: 'Do competitors find out?',
      answer: 'No. Keytrail only looks at search results. It visits no profiles and follows nobody.',
    },
    {
      question: 'Can I see which searches led people to a competitor’s videos?',
      answer:
        'No, and nobody outside TikTok can. You can see which of your key phrases their videos rank for.',
    },
    {
      question: 'What is the VQ score?',
      answer:
        'A score TikTok itself attaches to some videos and does not explain. We show it where there is one, and draw no conclusions from it.',
    },
  ],
})
