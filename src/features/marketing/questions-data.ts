import type { QuestionAndAnswer } from './questions.tsx'

/** schema.org's FAQPage for questions that stand on a page. */
export function questionsData(questions: readonly QuestionAndAnswer[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
