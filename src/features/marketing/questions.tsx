export interface QuestionAndAnswer {
  question: string
  answer: string
}

export function Questions({ questions }: { questions: readonly QuestionAndAnswer[] }) {
  return (
    <div className="border-line border-b">
      {questions.map(({ question, answer }) => (
        <details key={question} className="group border-line border-t">
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between gap-4 py-3 font-medium">
            {question}
            <span aria-hidden="true" className="text-20 text-quiet group-open:rotate-45">
              +
            </span>
          </summary>
          <p className="max-w-2xl pb-5 text-quiet">{answer}</p>
        </details>
      ))}
    </div>
  )
}
