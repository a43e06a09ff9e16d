import { sentences } from '#src/lib/translation.ts'

export const keywordDiscoveryWords = sentences('keywordDiscovery', {
  title: 'Keyword discovery for TikTok',
  description:
    'Find what people type into TikTok search: suggestions for one phrase, for fifty at once, or letter by letter, in six countries. Works offline.',
  lead: 'TikTok completes what people type and shows related searches. Keytrail collects both, for one phrase or fifty, and keeps every result on your device.',
  picture: 'Suggestions for a batch of phrases, with the number of phrases that led to each',
  sections: [
    {
      title: 'One phrase',
      text: 'The suggestions TikTok shows for a phrase in a country, or its related searches. One search takes one credit and about a second.',
    },
    {
      title: 'Fifty phrases at once',
      text: 'Paste a list, one phrase per line. Results are merged: a keyword found by several phrases appears once, with a count. You see the price before anything runs, and you can stop half-way and keep the results so far.',
    },
    {
      title: 'Keystroke',
      text: 'Type a word of up to twelve characters. We search each prefix as someone would type it, so you see what people see after three letters.',
    },
    {
      title: 'A to Z, 0 to 9, questions',
      text: 'Ready-made batches combine your phrase with every letter, every digit or the question words of the country’s language.',
    },
    {
      title: 'Then compare',
      text: 'Compare the same phrase on two days to see what is new, what is gone, and what moved up or down.',
    },
    {
      title: 'No volumes',
      text: 'TikTok publishes no search volumes for suggestions, so we show none. What you get is measured: these words, in this order, in this country, at this time.',
    },
  ],
  questions: [
    {
      question: 'Where do the suggestions come from?',
      answer:
        'From TikTok’s own search, through a data provider. Keytrail shows them in TikTok’s order and says when they were fetched.',
    },
    {
      question: 'Why do I see different suggestions in the app?',
      answer:
        'TikTok’s suggestions vary by place, time, language and person. Keytrail asks anonymously, from the country you choose.',
    },
    {
      question: 'What does a batch cost?',
      answer:
        'One credit per phrase. Failed searches are refunded. If your credits run out half-way, you keep the results so far.',
    },
    {
      question: 'Can I take the results elsewhere?',
      answer:
        'Yes, as a CSV file or one that opens in Excel, with exactly what you see, in the same order. Exports work offline too.',
    },
  ],
})
