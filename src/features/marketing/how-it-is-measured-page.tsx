import { routes } from '#src/domain/shell/routes.ts'
import { howItIsMeasuredWords } from '#src/words/measure/how-it-is-measured.ts'
import { ProsePage } from './prose-page.tsx'

export function HowItIsMeasuredPage() {
  const { title, description, lead, figures } = howItIsMeasuredWords
  return (
    <ProsePage
      path={routes.howItIsMeasured}
      title={title}
      description={description}
      lead={lead}
      sections={Object.entries(figures).map(([id, { title, how, details }]) => ({
        id,
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
