import { pluralRules } from './locale.ts'

/** The form of a word that goes with a count: "page" with 1, "pages" with 0, 2 and more. */
export function plural(count: number, one: string, other = `${one}s`): string {
  return pluralRules().select(count) === 'one' ? one : other
}
