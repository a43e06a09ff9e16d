export type FormValue = string | FormValue[] | { [name: string]: FormValue }
export type FormObject = { [name: string]: FormValue }

/** Parses Stripe's form encoding: `a[b][0][c]=x` becomes {a: {b: [{c: 'x'}]}}. */
export function parseForm(text: string): FormObject {
  const root: FormObject = Object.create(null)
  for (const [name, value] of new URLSearchParams(text)) {
    const path = name.replaceAll(']', '').split('[')
    let place = root
    path.forEach((key, index) => {
      if (index === path.length - 1) {
        place[key === '' ? String(Object.keys(place).length) : key] = value
        return
      }
      const next = place[key]
      const inner: FormObject = typeof next === 'object' && !Array.isArray(next) ? next : Object.create(null)
      place[key] = inner
      place = inner
    })
  }
  return withLists(root) as FormObject
}

function withLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
