// English texts are next to the screen that shows them and load with it; every other language is one table.

/** Texts by name: strings, functions that return strings, or records of these. */
type Sentences = Record<string, unknown>

/** The same texts in another language, with exactly the same keys. */
export type Translation<English> = English extends (...args: infer Args) => infer Said
  ? (...args: Args) => Said extends string ? string : Said
  : English extends string
    ? string
    : { [Key in keyof English]: Translation<English[Key]> }

let table: Record<string, Sentences> = {}
let loadRest: (() => Promise<unknown>) | null = null

/**
 * Switches to another language. `translation` has its texts by group; if it has only one page's texts, `rest` loads the
 * others.
 */
export function provideTranslation(
  translation: Record<string, object>,
  rest: (() => Promise<unknown>) | null = null,
): void {
  table = translation as Record<string, Sentences>
  loadRest = rest
}

/** Resolves once all texts of the language have loaded or failed to load. Code loaded later must wait for this. */
export async function allSentences(): Promise<void> {
  await loadRest?.().catch(() => undefined)
}

/**
 * Wraps a group of English texts so that it reads in the current language. Read texts when showing them, not when a
 * module loads: the language is not known then.
 */
export function sentences<English extends object>(group: string, english: English): English {
  return new Proxy(english, {
    get: (own, key) => table[group]?.[String(key)] ?? Reflect.get(own, key),
  })
}
