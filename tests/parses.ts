// Whether the oldest browsers served can read the build: a parser of their edition of the language reads every script.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ecmaVersion, parse } from 'acorn'

const dist = join(import.meta.dirname, '../dist')

// Chrome 126, Firefox 128 and Safari 18 know all of the edition of 2024.
const served: ecmaVersion = 2024
// What tells older ones that they are too old has to be read by them.
const older: ecmaVersion = 2017

const read = (name: string) => readFileSync(join(dist, name), 'utf8')

function failureOf(name: string, text: string, ecmaVersion: ecmaVersion): string[] {
  try {
    parse(text, { ecmaVersion, sourceType: name.startsWith('assets/') ? 'module' : 'script' })
    return []
  } catch (error) {
    return [`${name}: ${error}`]
  }
}

/** The scripts in the head of a page that look for what a browser lacks, and that say so. */
function guardsOf(page: string): string[] {
  const found = [...read(page).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const guards = found.filter((text) => /\blacks\b/.test(text))
  return guards.length === 2 ? guards : ['<not the two of them>']
}

const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
)
const failures = [
  ...scripts.flatMap((name) => failureOf(name, read(name), served)),
  ...['index.html', 'shell.html'].flatMap((page) =>
    guardsOf(page).flatMap((text) => failureOf(page, text, older)),
  ),
]
process.stdout.write(failures.map((failure) => `${failure}\n`).join(''))
process.exit(failures.length === 0 && scripts.length > 20 ? 0 : 1)
