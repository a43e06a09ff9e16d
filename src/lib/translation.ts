// How a sentence finds its language. English stands where it is said and travels with the screen that says it; other
// languages are a table each, provided before the first screen is drawn.

/** Sentences by name: texts, functions that make them, records of them. */
type Sentences = Record<string, unknown>

/** The same sentences in another language: every one of them, and none besides. */
export type Translation<English> = English extends (...args: infer Args) => infer Said
  ? (...args: Args) => Said extends string ? string : Said
  : English extends string
    ? string
    : { [Key in keyof English]: Translation<English[Key]> }

let table: Record<string, Sentences> = {}

/** Says everything in another language from here on: its sentences by group. */
export function provideTranslation(translation: Record<string, object>): void {
  table = translation as Record<string, Sentences>
}

/**
 * A group of sentences in English, which reads as the language that is spoken. Read a sentence where it is said, not
 * when its module loads: the language is not known by then.
 */
export function sentences<English extends object>(group: string, english: English): English {
  return new Proxy(english, {
    get: (own, key) => Reflect.get(table[group] ?? own, key),
  })
}
