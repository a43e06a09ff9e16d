// Translation. English texts are written next to the screen that shows them and are loaded with it; each other
// language is one table, provided before the first render.

/** Texts by name: strings, functions that return them, records of them. */
type Sentences = Record<string, unknown>

/** The same texts in another language: exactly the same keys. */
export type Translation<English> = English extends (...args: infer Args) => infer Said
  ? (...args: Args) => Said extends string ? string : Said
  : English extends string
    ? string
    : { [Key in keyof English]: Translation<English[Key]> }

let table: Record<string, Sentences> = {}
let loadRest: (() => Promise<unknown>) | null = null

/** Switches to another language: its texts by group; `rest` provides the others if these are only those of a page. */
export function provideTranslation(
  translation: Record<string, object>,
  rest: (() => Promise<unknown>) | null = null,
): void {
  table = translation as Record<string, Sentences>
  loadRest = rest
}

/** Resolves once all texts of the language are here, or could not be loaded. Code that loads later waits for it. */
export async function allSentences(): Promise<void> {
  await loadRest?.().catch(() => undefined)
}

/**
 * Wraps a group of English texts, which reads in the current language. Read a text when it is shown, not when its
 * module loads: the language is not known by then.
 */
export function sentences<English extends object>(group: string, english: English): English {
  return new Proxy(english, {
    get: (own, key) => table[group]?.[String(key)] ?? Reflect.get(own, key),
  })
}
