import { pluralRules } from './locale.ts'

/** The form of a word for a count: "page" for 1, "pages" for 0, 2 and more. */
export function plural(count: number, one: string, other = `${one}s`): string {
  return pluralRules().select(count) === 'one' ? one : other
}
