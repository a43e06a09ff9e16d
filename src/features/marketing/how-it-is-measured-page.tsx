import { routes } from '#src/domain/shell/routes.ts'
import { howItIsMeasuredWords } from '#src/words/measure/how-it-is-measured.ts'
import { ProsePage } from './prose-page.tsx'

/** The targets of links to the figures, in their order. */
const ids = [
  'usual-rank',
  'what-wins',
  'risers',
  'opportunity',
  'own-videos',
  'brief',
  'suggestions',
  'clusters',
  'own-ranks',
  'countries',
]

/** /how-it-is-measured: explains each derived figure, with the data it needs and its limits. */
export function HowItIsMeasuredPage() {
  const { title, description, lead, figures } = howItIsMeasuredWords
  return (
    <ProsePage
      path={routes.howItIsMeasured}
      isTranslated
      title={title}
      description={description}
      lead={lead}
      sections={figures.map(({ title, how, details }, n) => ({
        ...(ids[n] && { id: ids[n] }),
        title,
        body: (
          <>
            <p>{how}</p>
            <ul>
              {details.map((detail) => (
                <li key={detail}>{detail}</li>
              ))}
            </ul>
          </>
        ),
      }))}
    />
  )
}
