import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

// Runs all benchmarks in this folder, one after another so that they do not disturb each other. To run a
// single one, pass its name and arguments: `npm run bench -- phone start`
const own = basename(import.meta.filename)
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && name !== own)
const [named, ...rest] = process.argv.slice(2)
const chosen = named === undefined ? files.sort() : files.filter((name) => name === `${named}.ts`)
if (chosen.length === 0) throw new Error(`there is no benchmark ${named}, only ${files.sort().join(', ')}`)
let failed = 0
for (const name of chosen) {
  const file = join(import.meta.dirname, name)
  const { status } = spawnSync(process.execPath, [file, ...rest], { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
