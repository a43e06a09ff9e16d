// English texts load with the screen that shows them; other languages load as tables.

/** The values are strings, functions or records of these. */
type Sentences = Record<string, unknown>

export type Translation<English> = English extends (...args: infer Args) => infer Said
  ? (...args: Args) => Said extends string ? string : Said
  : English extends string
    ? string
    : { [Key in keyof English]: Translation<English[Key]> }

let table: Record<string, Sentences> = {}
let loadRest: (() => Promise<unknown>) | null = null

/** `translation` contains texts by group; `rest` loads the remaining groups, if any. */
export function provideTranslation(
  translation: Record<string, object>,
  rest: (() => Promise<unknown>) | null = null,
): void {
  table = translation as Record<string, Sentences>
  loadRest = rest
}

/** Resolves once all texts have loaded or failed to load. Await this before rendering lazily loaded code. */
export async function allSentences(): Promise<void> {
  await loadRest?.().catch(() => undefined)
}

/**
 * Returns `english` with its texts replaced by their translations, if these exist. Read a text only when you
 * show it, because the language is not known yet while modules load.
 */
export function sentences<English extends object>(group: string, english: English): English {
  return new Proxy(english, {
    get: (own, key) => table[group]?.[String(key)] ?? Reflect.get(own, key),
  })
}
