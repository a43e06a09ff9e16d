// The first pull, which the page requests before the app's code has loaded (vite/first-question.ts).
import { tokenSubject } from '../auth/access-token.ts'

declare global {
  var keytrailAsked: { token: string; answer: Promise<string | null> } | undefined
}

/** The body of that response, once; null if the page made no request for this user or got no response. */
export function answerToPage(userId: string): Promise<string | null> | null {
  const asked = globalThis.keytrailAsked
  globalThis.keytrailAsked = undefined
  return asked && tokenSubject(asked.token) === userId ? asked.answer : null
}
