import { sentences } from '#src/lib/translation.ts'

export const howItIsMeasuredWords = sentences('howItIsMeasured', {
  title: 'How it is measured',
  description:
    'How Keytrail works out usual ranks, what wins, what rises, opportunities, clusters and more: each figure in a sentence, with its minimum and its limits.',
  lead: 'Each figure is worked out from checks you already have. None of them guesses a cause.',
  figures: {
    'usual-rank': {
      title: 'Usual rank and usual range',
      how: 'From the 28 answered checks before the latest one, sorted by position: the usual rank is the one in the middle, the usual range goes from the 10th to the 90th percentile. A check that did not find your video sorts after every position.',
      details: [
        'The latest position is usual inside the range, and unusually good or bad outside it. If your video was usually not found and now is, a position inside the range gets no verdict.',
        'Inside the range, a position that differs by 3 places or more from the one three weeks earlier is named too: a slow slide widens its own range.',
        'It is a new level if the last two checks are both outside, on the same side.',
        'Minimum: 10 answered checks before the latest. Failed checks do not count.',
        'Limits: a check that covers fewer results finds less, and checks made within an hour of each other count like checks made on different days. If checks that did not find your video covered different depths, “outside the top N” names the smallest.',
      ],
    },
    'what-wins': {
      title: 'What wins here',
      how: 'For the first 10 different videos of one check: the median of each figure, and its middle half, from the 25th to the 75th percentile. Your own video is inside, below or above the middle half.',
      details: [
        'Saves, comments and shares are counted per 1,000 plays. Age is measured at the time of the check. A photo post has no length; a VQ score of 0 means not scored.',
        'The VQ score is a number from 0 to 100 that TikTok itself attaches to some videos and does not explain. A higher one is not known to rank better.',
        'A caption has the key phrase if it contains its words next to each other, or joined as in a hashtag, whatever their case. In scripts without spaces, such as Japanese or Thai, the phrase is matched as text.',
        'Your video is unlike most if more than half of the videos differ from it. An account is small below 10,000 followers.',
        'Minimum: 5 videos that have the figure.',
        'Limits: ten videos are a small sample, and your own may be one of them. What winners share need not be the reason why they win. If the check did not find your video, your figures are those of the last check that did.',
      ],
    },
    risers: {
      title: 'What rises here',
      how: 'A riser was seen in at least 3 checks of the chosen range, and gained 3 places or more between the first and the last of them. Risers and all other videos of these checks are compared by the same figures, each as the last check found it.',
      details: [
        'Minimum: 5 risers.',
        'A riser need not be among the first 10, so risers may share other things than the winners.',
        'Limits: only checks whose results are on your device count. A video that rose and fell again is not a riser, and one that fell out of the results keeps its last rank.',
      ],
    },
    opportunity: {
      title: 'Opportunity',
      how: 'The number of signs, among four, that hold for the first 10 videos of a check. Four is wide open, three is open, two is contested, one or none is hard.',
      details: [
        'Fewer than half of the captions have the key phrase.',
        'Their median age is above 90 days.',
        'At least 3 are from accounts under 10,000 followers.',
        'At least 3 were not among the first 10 of the answered check before, made at most 14 days earlier.',
        'Home names the most open key phrase as best for your next video; of several, the one with your best usual rank.',
        'Minimum: a check with 10 videos, and 3 signs that are known. A sign that cannot be determined is left out, and the verdict says so.',
        'Limits: TikTok publishes no search volume, so an open phrase may be one that few people search for. The signs are counted equally, and none of them promises a rank.',
      ],
    },
    'own-videos': {
      title: 'Your videos side by side',
      how: 'The ranks of your account’s videos in the checks of the chosen range. A video gains or loses if its last rank is 3 places or more from its first, holds its rank otherwise, and has left if the newest check does not have it. One video passes another if their order changes between two checks that have both.',
      details: [
        'Minimum: two of your videos in one check; 3 checks that have the video.',
        'Limits: only checks whose results are on your device count. Your position is that of the best video.',
      ],
    },
    brief: {
      title: 'A brief for the next video',
      how: 'Of what wins here, what a video can be made by (length, hashtags, the phrase in the caption, photo post), and the opportunity of the same check, as sentences, with the words and hashtags that at least 3 of the first 10 captions have and yours does not.',
      details: [
        'Words are compared whatever their case, without common words of the country’s language, and without mentions and links. At most 6 words and 6 hashtags are listed.',
        'Minimum: a check with 5 videos.',
        'Limits: text in scripts without spaces counts as one word. The brief lists what was measured; it is no advice.',
      ],
    },
    suggestions: {
      title: 'Suggestions over time',
      how: 'Two searches of the same phrase, kind and country, compared whatever the case and spacing of their words: a suggestion is new, gone, or risen or fallen by the difference of its places.',
      details: [
        'Minimum: two answered searches. “New since” names the one before.',
        'Limits: TikTok’s suggestions also differ from one request to the next.',
      ],
    },
    clusters: {
      title: 'Clusters',
      how: 'Two keywords belong together if they share at least half of all their words, without common words of the country’s language, or if at least 4 of the first 10 videos of their newest checks are the same. A cluster is all keywords that such pairs connect; it is named after the keyword in the most pairs, the shorter one of several.',
      details: [
        'Minimum: two keywords. The best known opportunity is that of the keywords with a verdict.',
        'Limits: a chain of pairs may connect keywords that share nothing. Scripts without spaces are compared as whole texts.',
      ],
    },
    'own-ranks': {
      title: 'Where else you rank',
      how: 'The newest check of each phrase and country that found one of the accounts you named as yours, with its best rank, if no key phrase follows that account there.',
      details: [
        'Minimum: one check, and an account that you named as yours.',
        'Limits: of the daily checks only the newest of each key phrase counts, and a later check may no longer find you.',
      ],
    },
    countries: {
      title: 'One phrase in all countries',
      how: 'The newest check of the phrase in each country. “Also in” is the number of videos among the first 10 of both countries; the number of suggestions is that of your newest search there.',
      details: [
        'Minimum: a check with results in both countries. A country without one stays empty.',
        'Limits: the checks may be from different days; each shows its age.',
      ],
    },
  },
})
