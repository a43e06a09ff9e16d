// What the page has asked before the app's code was here (vite/first-question.ts).
import { tokenSubject } from '../auth/access-token.ts'

declare global {
  var keytrailAsked: { token: string; answer: Promise<string | null> } | undefined
}

/** The text of the answer to what the page has asked in this user's name, once; it, too, is null where there is none. */
export function answerToPage(userId: string): Promise<string | null> | null {
  const asked = globalThis.keytrailAsked
  globalThis.keytrailAsked = undefined
  return asked && tokenSubject(asked.token) === userId ? asked.answer : null
}
