import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { locales } from '../src/lib/locale.ts'

// Every sentence of the product is in src/words, except on pages that exist only in English.
const source = join(import.meta.dirname, '../src')
const speaking = ['app', 'features', 'parts', 'ui']
const englishOnly = [
  'app/prerendered-pages.ts',
  'features/admin/',
  'features/authors/',
  'features/blog/',
  'features/developers/',
  'features/marketing/about-page.tsx',
  'features/marketing/privacy-policy-page.tsx',
  // Parts of the blog.
  'parts/content/',
  // These files contain search phrases, which are TikTok's words rather than the product's.
  'features/home/examples.tsx',
  'features/tracking/locked-panel.tsx',
  'features/search/form/locked-mode.tsx',
]

// Capitalized text that is not a sentence: the names of keys, headers and products.
const names =
  /^(Arrow\w+|Authorization|Backspace|Ctrl K|Delete|End|Enter|Escape|Home|Idempotency-Key|Tab|Keytrail|TikTok)$/

/** Lower-case words that users never read: CSS classes, HTML attribute values and font names. */
const notRead =
  /^(absolute|animate|antialiased|block|border|capitalize|contents|fixed|flex|grid|group|grow|hidden|inline|invisible|isolate|italic|noopener|noreferrer|outline|peer|relative|rounded|sans|serif|shrink|static|sticky|table|transition|truncate|underline|uppercase|visible)$/

/**
 * True for "Add key phrase", "Nothing yet.", "of which"; not for "flex gap-2", "StorageFull", "Content-Type",
 * "M0 0", "tr, article".
 */
function isSentence(text: string): boolean {
  const said = text.trim()
  if (/^[“"(]?([A-Z][a-z’']+([ .,:!?…]|$)|[AI] )/.test(said)) return !names.test(said)
  if (/^\w+(, \w+)+$/.test(said)) return false
  const words = said.replace(/[.,:;!?…]+(?= |$)/g, '').split(/\s+/)
  return words.length > 1 && words.every((word) => /^[\p{Ll}’']+$/u.test(word) && !notRead.test(word))
}

/** Whether the call loads a module. Its string arguments are identifiers, not text for the user. */
const loadsModule = (call: ts.Node): boolean =>
  ts.isCallExpression(call) && call.arguments.some((value) => value.getText().startsWith('() => import('))

const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)

function textsOf(name: string, source: string): string[] {
  const texts: string[] = []
  const walk = (node: ts.Node): void => {
    if (isText(node)) texts.push(node.text)
    ts.forEachChild(node, walk)
  }
  walk(ts.createSourceFile(name, source, ts.ScriptTarget.Latest, true))
  return texts
}

function literalsIn(name: string, text: string): string[] {
  const tree = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const tell = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${name}:${line + 1} ${text.trim().replace(/\s+/g, ' ')}`)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isPropertyDeclaration(node) && node.name.getText() === 'name') return
    if (ts.isNewExpression(node) && /Error$|^PartMissing$/.test(node.expression.getText())) return
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text) && !names.test(node.text.trim())) tell(node, node.text)
    if (isText(node) && isSentence(node.text) && !loadsModule(node.parent)) tell(node, node.text)
    ts.forEachChild(node, walk)
  }
  walk(tree)
  return found
}

const files = speaking
  .flatMap((room) => readdirSync(join(source, room), { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
const isIn = (file: string, places: readonly string[]) =>
  places.some((place) => relative(source, file).startsWith(place))

describe('sentences', () => {
  test.each([
    'const a = <p>{count} of these</p>',
    'const a = <p title="Nothing yet." />',
    `const a = \`\${count} of them were found\``,
    `const a = isOne ? \`\${count} found \${isNew ? "for the first time" : ""}\` : null`,
    'const a = { state: { empty: "nothing was found" } }',
    'const a = ["one", ["two of them, for now"]]',
  ])('are found in %s', (text) => {
    expect(literalsIn('a.tsx', text)).toHaveLength(1)
  })

  test('are in src/words, not in the code that shows them', () => {
    const checked = files.filter((file) => !isIn(file, englishOnly))
    const literals = checked.flatMap((file) => literalsIn(relative(source, file), readFileSync(file, 'utf8')))
    expect(literals).toEqual([])
  })
})

const words = join(source, 'words')
const englishFiles = readdirSync(words, { recursive: true, encoding: 'utf8' })
  .filter((name) => /^(?!\w\w\/).+(?<!\.test)\.ts$/.test(name))
  .sort()

const groups = new Map(
  englishFiles.flatMap((file) => {
    const text = readFileSync(join(words, file), 'utf8')
    return [...text.matchAll(/(\w+) = sentences\('(\w+)'/g)].map(([, constant = '', group = '']) => [
      group,
      { constant, file },
    ])
  }),
)

const sources = new Map(
  ['src', 'supabase/functions', 'supabase/schemas'].flatMap((folder) =>
    readdirSync(join(source, '..', folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /(?<!\.test)\.(tsx?|sql)$/.test(entry.name))
      .filter((entry) => !/src\/words\/[a-z]{2}$/.test(entry.parentPath))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((file) => [file, readFileSync(file, 'utf8')]),
  ),
)

const isRecord = (value: unknown) => typeof value === 'object' && !Array.isArray(value)

/** Returns the path of each key, including the keys of nested records: `title`, `facts.name`. */
function listPaths(said: object, above = ''): string[] {
  return Object.entries(said).flatMap(([key, value]) => [
    above + key,
    ...(isRecord(value) ? listPaths(value, `${above}${key}.`) : []),
  ])
}

/**
 * Returns the paths that `text` reads from `constant`. Each path ends before the first computed key:
 * `aWords.facts[kind]` reads `facts`, and `aWords[kind]` reads ''.
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

const isCode = (key: string, file: string, text: string) =>
  text.includes(`'${key}'`) ||
  text.includes(`"${key}"`) ||
  (file.includes('src/domain/') && new RegExp(`(?<![.\\w])${key}\\??:`).test(text))

/**
 * Returns the paths of the unused entries. If a source reads a record as a whole, an entry is used if this
 * source names it, or if any source contains its key as a code.
 */
function unreadSentences(constant: string, said: object, sources: ReadonlyMap<string, string>): string[] {
  const readers = [...sources]
    .filter(([, text]) => text.includes(constant))
    .map(([, text]) => ({
      text,
      reads: readsIn(text, constant),
      // The file that defines the group contains each key as `key:`, which does not count as a use.
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

describe('a group of sentences', () => {
  test('is named for its file, in which it may have groups of the same subject beside it', () => {
    const camelCase = (file: string) =>
      basename(file, '.ts').replace(/-(\w)/g, (_, letter) => letter.toUpperCase())
    const files = [...groups.values()].map(({ file }) => file)
    expect(files.filter((file) => groups.get(camelCase(file))?.file !== file)).toEqual([])
  })

  test.each([...groups])('%s has no unused sentence', async (_group, { constant, file }) => {
    const english = (await import(join(words, file)))[constant]
    expect(unreadSentences(constant, english, sources)).toEqual([])
  })

  test.each([
    ['aWords.title + aWords.facts.name + aWords.kinds[kind]', ['facts.spare', 'kinds.down']],
    ['const { title, facts } = aWords\nfacts.name + aWords.kinds[kind]', ['facts.spare', 'kinds.down']],
    ['const { up } = aWords[kind]\naWords.title + aWords.facts.name', ['facts.spare', 'kinds', 'kinds.down']],
    ['aWords.title', ['facts', 'facts.name', 'facts.spare', 'kinds', 'kinds.up', 'kinds.down']],
  ])('is searched to its last entry: %j', (text, unread) => {
    const said = { title: '', facts: { name: '', spare: '' }, kinds: { up: '', down: '' } }
    const domain = "type Kind = 'up'"
    const sources = new Map(Object.entries({ 'a.tsx': text, 'a.ts': domain }))
    expect(unreadSentences('aWords', said, sources)).toEqual(unread)
  })
})

const others = locales.filter((locale) => locale !== 'en')

test('French has only no-break spaces before punctuation marks and inside quotation marks', () => {
  const folder = join(words, 'fr')
  const loose = readdirSync(folder).flatMap((name) =>
    textsOf(name, readFileSync(join(folder, name), 'utf8')).filter((text) => / [:;?!»%]|« /.test(text)),
  )
  expect(loose).toEqual([])
})

describe.each(others)('the language %s', async (locale) => {
  const { catalogue } = (await import(`../src/words/${locale}/catalogue.ts`)) as {
    catalogue: Record<string, object>
  }

  test('has no other group, and each in the file of its subject', async () => {
    expect(Object.keys(catalogue).sort()).toEqual([...groups.keys()].sort())
    for (const [group, { file }] of groups)
      expect(Object.keys(await import(join(words, locale, `${dirname(file)}.ts`)))).toContain(group)
  })
})
