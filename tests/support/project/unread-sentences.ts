export type Sources = ReadonlyMap<string, string>

const isRecord = (value: unknown) => typeof value === 'object' && !Array.isArray(value)

/** Includes the entries of a group's records: `title`, `facts.name`. */
function listPaths(said: object, above = ''): string[] {
  return Object.entries(said).flatMap(([key, value]) => [
    above + key,
    ...(isRecord(value) ? listPaths(value, `${above}${key}.`) : []),
  ])
}

/**
 * The paths that `text` reads from a group, as far as they are literal: `facts` for `aWords.facts[kind]`, '' for
 * `aWords[kind]`.
 */
function readsIn(text: string, constant: string): string[] {
  const named = [...text.matchAll(new RegExp(`\\b${constant}\\b((?:\\s*\\??\\.\\s*\\w+)*)(\\[)?`, 'g'))]
    .map(([, path = '', indexed]) => ({ path: path.replaceAll(/[\s?]/g, '').slice(1), indexed }))
    .filter(({ path, indexed }) => path !== '' || indexed)
    .map(({ path }) => path)
  const taken = [...text.matchAll(new RegExp(`\\{([^{}]*)\\} = ${constant}\\b((?:\\.\\w+)*)`, 'g'))].flatMap(
    ([, names = '', path = '']) =>
      names
        .split(',')
        .map((name) => [...path.split('.'), name.trim().split(/\W/)[0]].filter(Boolean).join('.')),
  )
  return [...named, ...taken]
}

/** Whether `text` has the key in quotes, or as a property if the file is in src/domain. */
const isCode = (key: string, file: string, text: string) =>
  text.includes(`'${key}'`) ||
  text.includes(`"${key}"`) ||
  (file.includes('src/domain/') && new RegExp(`(?<![.\\w])${key}\\??:`).test(text))

/**
 * Returns the paths that no source reads. If a source reads a record as a whole, each entry must appear in that source
 * by name, or be a code (`isCode`).
 */
export function unreadSentences(constant: string, said: object, sources: Sources): string[] {
  const readers = [...sources]
    .filter(([, text]) => text.includes(constant))
    .map(([, text]) => ({
      text,
      reads: readsIn(text, constant),
      // The file that defines the group names each key at least once.
      isOwn: text.includes(`${constant} = sentences(`),
    }))
  return listPaths(said).filter((path) => {
    const key = path.slice(path.lastIndexOf('.') + 1)
    const isReadIn = ({ text, reads, isOwn }: (typeof readers)[number]) =>
      reads.some((read) => {
        if (read === path || read.startsWith(`${path}.`)) return true
        const isOfWhole = path !== key && (read === '' || path.startsWith(`${read}.`))
        return isOfWhole && new RegExp(`(?<!\\w)${key}(?![\\w${isOwn ? ':' : ''}])`).test(text)
      })
    if (readers.some(isReadIn)) return false
    const isIndexed = readers.some(({ reads }) =>
      reads.some((read) => read === '' || path.startsWith(`${read}.`)),
    )
    return !(isIndexed && [...sources].some(([file, text]) => isCode(key, file, text)))
  })
}
