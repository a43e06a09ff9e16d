// TypeScript does not declare the reviver's third argument yet ("JSON.parse source text access").
const parseWithSource = JSON.parse as (
  text: string,
  reviver: (key: string, value: unknown, context: { source?: string }) => unknown,
) => unknown

/** Reads unsafe integers as strings: TikTok's ids have 64 bits. Throws if the JSON is invalid or too deep. */
export function parseJson(text: string): unknown {
  return parseWithSource(text, (_key, value, { source = '' }) =>
    typeof value === 'number' && !Number.isSafeInteger(value) && /^-?\d+$/.test(source) ? source : value,
  )
}

/** Returns undefined if the path does not exist. */
export function at(value: unknown, ...path: string[]): unknown {
  let here = value
  for (const step of path) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, step)) return undefined
    here = (here as Record<string, unknown>)[step]
  }
  return here
}
