import { routes } from '#src/domain/routes.ts'
import { MarketingPage } from './marketing-page.tsx'

export function KeywordDiscoveryPage() {
  return (
    <MarketingPage
      path={routes.keywordDiscovery}
      title="Keyword discovery for TikTok"
      description="Find what people type into TikTok search: suggestions for one phrase, for fifty at once, or letter by letter, in six countries. Works offline."
      lead="TikTok completes what people begin to type, and shows what others searched for beside it. Keytrail collects both, for one phrase or for fifty, and keeps every answer on your device."
      screenshot={{
        name: 'batch',
        alt: 'Suggestions for a batch of phrases, with how many phrases each was found for',
      }}
      sections={[
        {
          title: 'One phrase',
          text: 'The words that TikTok suggests for a phrase in a country, or what others searched for around it. One search, one credit, about a second.',
        },
        {
          title: 'Fifty phrases at once',
          text: 'Paste a list, a line for each phrase. The answers are merged: a word that several phrases lead to is shown once, with their number. You see the price before anything runs, and can stop half-way and keep what came.',
        },
        {
          title: 'Letter by letter',
          text: 'Type a word of up to twelve characters. Each beginning of it is searched, as a thumb would type it: what is suggested after three letters is what people meet after three letters.',
        },
        {
          title: 'A to Z, 0 to 9, questions',
          text: 'Ready-made batches put every letter, every digit or the question words of the country’s language around your phrase.',
        },
        {
          title: 'Then compare',
          text: 'The same phrase on two days, or in two countries: what is new, what is gone, what moved up or down.',
        },
        {
          title: 'No volumes',
          text: 'TikTok publishes no search volume for suggestions, so there is none here. What you get is measured: these words, in this order, in this country, at this time.',
        },
      ]}
      questions={[
        {
          question: 'Where do the suggestions come from?',
          answer:
            'From TikTok’s own search, asked through a data provider. Keytrail shows them in TikTok’s order and says when they were fetched.',
        },
        {
          question: 'Why do I see other suggestions in the app?',
          answer:
            'TikTok’s suggestions differ by place, time, language and person. Keytrail asks as nobody in particular, from the country that you choose.',
        },
        {
          question: 'What does a batch cost?',
          answer:
            'One credit for each phrase that is answered. A phrase whose search fails gives its credit back. When the allowance ends half-way, what came is kept.',
        },
        {
          question: 'Can I take the results elsewhere?',
          answer:
            'Yes: as CSV or as a file that Excel opens, exactly what is shown and in that order, also without a network.',
        },
      ]}
    />
  )
}
