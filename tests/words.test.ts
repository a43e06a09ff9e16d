import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { german } from '../src/words/de.ts'
import { french } from '../src/words/fr.ts'

// Every sentence of the product stands in src/words. Exempt is what is there to be read by everybody, in English: the
// public site; and the operator's page.
const source = join(import.meta.dirname, '../src')
const speaking = ['app', 'features', 'parts', 'ui']
const englishOnly = [
  'app/prerendered-pages.ts',
  'features/admin/',
  'features/authors/',
  'features/blog/',
  'features/home/',
  'features/marketing/',
  'parts/content/',
]

// Capitalised and no sentence: keys, names of events and headers, the product's own name.
const names =
  /^(Arrow\w+|Authorization|Backspace|Ctrl K|Delete|End|Enter|Escape|Home|Idempotency-Key|Tab|Keytrail|TikTok)$/

/** "Add key phrase", "Nothing yet.", "of"; not "flex gap-2", "StorageFull", "Content-Type", "M0 0". */
const isSentence = (text: string) =>
  /^[“"(]?([A-Z][a-z’']+([ .,:!?…]|$)|[AI] )/.test(text.trim()) && !names.test(text.trim())

/** The texts in a file that somebody reads, with their lines. */
function literalsOf(file: string): string[] {
  const tree = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const tell = (node: ts.Node, text: string) => {
    const { line } = tree.getLineAndCharacterOfPosition(node.getStart())
    found.push(`${relative(source, file)}:${line + 1} ${text.trim().replace(/\s+/g, ' ')}`)
  }
  const walk = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return
    if (ts.isPropertyDeclaration(node) && node.name.getText() === 'name') return
    if (ts.isNewExpression(node) && /Error$|^PartMissing$/.test(node.expression.getText())) return
    if (ts.isJsxText(node) && /\p{L}/u.test(node.text) && !names.test(node.text.trim())) tell(node, node.text)
    if (ts.isStringLiteralLike(node) && isSentence(node.text)) tell(node, node.text)
    if (ts.isTemplateExpression(node) && isSentence(node.head.text)) tell(node, node.getText())
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
  test('stand in src/words, not where they are said', () => {
    const checked = files.filter((file) => !isIn(file, englishOnly))
    expect(checked.flatMap(literalsOf)).toEqual([])
  })
})

/** Groups as files make them by `sentences('name', {…})`, with the texts of those files. */
const groups = new Map(
  readdirSync(join(source, 'words'))
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .flatMap((name) => {
      const text = readFileSync(join(source, 'words', name), 'utf8')
      return [...text.matchAll(/(\w+) = sentences\('(\w+)'/g)].map(([, constant, group]) => [group, constant])
    }),
)

describe('a language', () => {
  test.each([
    ['German', german],
    ['French', french],
  ])('%s has every group under the name by which it is looked up', (_name, language) => {
    expect(Object.keys(language).sort()).toEqual([...groups.keys()].sort())
  })

  test.each([
    ['German', german],
    ['French', french],
  ])('%s says nothing that nobody asks for', (_name, language) => {
    const all = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .filter((entry) => !/words\/(de|fr)$/.test(entry.parentPath))
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
      .join('\n')
    const isAsked = (constant: string, key: string) =>
      new RegExp(`\\b${constant}\\s*\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = ${constant}\\b`).test(all)
    const unused = Object.entries(language).flatMap(([group, said]) =>
      Object.keys(said)
        .filter((key) => !isAsked(String(groups.get(group)), key))
        .map((key) => `${group}.${key}`),
    )
    expect(unused).toEqual([])
  })
})
