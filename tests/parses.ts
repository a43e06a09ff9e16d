// Checks that the oldest supported browsers can parse every script file of the build, and that older browsers
// can parse the inline scripts that report them as too old.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type ecmaVersion, parse } from 'acorn'

const dist = join(import.meta.dirname, '../dist')

// Chrome 126, Firefox 128 and Safari 18 support the syntax of ES2024.
const served: ecmaVersion = 2024
const older: ecmaVersion = 2017

const read = (name: string) => readFileSync(join(dist, name), 'utf8')

function findFailure(name: string, text: string, ecmaVersion: ecmaVersion): string[] {
  try {
    parse(text, { ecmaVersion, sourceType: name.startsWith('assets/') ? 'module' : 'script' })
    return []
  } catch (error) {
    return [`${name}: ${error}`]
  }
}

function findGuards(page: string): string[] {
  const found = [...read(page).matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text = '']) => text)
  const guards = found.filter((text) => /\blacks\b/.test(text))
  return guards.length === 2 ? guards : ['<not the two of them>']
}

const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.js'),
)
const failures = [
  ...scripts.flatMap((name) => findFailure(name, read(name), served)),
  ...['index.html', 'shell.html'].flatMap((page) =>
    findGuards(page).flatMap((text) => findFailure(page, text, older)),
  ),
]
process.stdout.write(failures.map((failure) => `${failure}\n`).join(''))
process.exit(failures.length === 0 && scripts.length > 20 ? 0 : 1)
