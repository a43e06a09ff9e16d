// Reading JSON that nobody vouches for.

// TypeScript does not know the reviver's third argument yet (ES2025 "JSON.parse source text access").
const parseWithSource = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown

/**
 * `JSON.parse`, except that a whole number beyond 2^53 comes as the string of its digits: the ids of TikTok have
 * 64 bits. Throws on what is not JSON, and on nesting that no honest response has.
 */
export function parseJson(text: string): unknown {
  return parseWithSource(text, (_key, value, { source = '' }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value,
  )
}

/** What lies at `path` under `value`; undefined where a step leads nowhere. */
export function at(value: unknown, ...path: string[]): unknown {
  let here = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Record<string, unknown>)[step]
  }
  return here
}
