// Limits phrasings that a native engineer would not use in comments, test names and docs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** `most` is the maximum per 10,000 words. */
const phrasings: [name: string, pattern: RegExp, most: number][] = [
  ['whoever, somebody, nobody', /\b(?:who(?:m)?ever|(?:some|no|every|any)body)\b/gi, 1],
  [
    '"what is" as a noun',
    /(?<![?] )\bwhat (?:is|was|were|are|it|they|has|had|waits|goes|comes|came|lies)\b(?![^.\n]*\?)/gi,
    8,
  ],
  ['"where there" for if', /\bwhere (?:there|it|they|none|nothing|no|not|one|that)\b/gi, 4],
  ['answer for response', /\banswer(?:s|ed|ing)?\b/gi, 3],
  ['anew, drawn, stands, is told', /\b(?:anew|drawn|stands?|stood|(?:is|are|was|be) told)\b/gi, 3],
]

// Leaves out the words of other languages, the sample blog, and the migrations, which repeat the schemas.
const isLeftOut = (file: string) => /^(src\/words\/\w\w\/|sanity\/sample|supabase\/migrations)/.test(file)

function proseOfCode(text: string): string {
  const comments: string[] = []
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, ts.LanguageVariant.JSX, text)
  for (let kind = scanner.scan(); kind !== ts.SyntaxKind.EndOfFileToken; kind = scanner.scan())
    if (kind === ts.SyntaxKind.SingleLineCommentTrivia || kind === ts.SyntaxKind.MultiLineCommentTrivia)
      comments.push(scanner.getTokenText())
  const names = text.matchAll(/\b(?:test|describe)(?:\.\w+)*(?:\([^)]*\))?\(\s*(['"`])(.*?)\1/g)
  return [...comments, ...[...names].map(([, , name]) => `${name}.`)].join('\n')
}

function prose(file: string): string {
  const text = readFileSync(join(root, file), 'utf8')
  if (file.endsWith('.sql')) return [...text.matchAll(/--(.*)$/gm)].map(([, comment]) => comment).join('\n')
  return file.endsWith('.md') ? text.replace(/```[\s\S]*?```|`[^`]*`/g, ' ') : proseOfCode(text)
}

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => /\.(tsx?|sql|md)$/.test(file) && !isLeftOut(file))
const texts = files.map((file) => [file, prose(file)] as const)
const words = texts.reduce((sum, [, text]) => sum + (text.match(/[A-Za-z’']{2,}/g)?.length ?? 0), 0)

describe('comments, test names and docs', () => {
  test('are found', () => {
    expect(words).toBeGreaterThan(20_000)
    expect(proseOfCode("test('a name', () => {}) // a comment\nconst a = 'text'")).toBe(
      '// a comment\na name.',
    )
  })

  test.each(phrasings)('rarely say %s', (_, pattern, most) => {
    const found = texts.flatMap(([file, text]) =>
      [...text.matchAll(pattern)].map((match) => `${file}: ${match[0]}`),
    )
    expect(found.length, found.join('\n')).toBeLessThanOrEqual((most * words) / 10_000)
  })
})
