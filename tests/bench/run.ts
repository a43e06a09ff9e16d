import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

// Runs every benchmark of this folder, one after another: two at a time would measure each other.
const own = basename(import.meta.filename)
const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.ts') && name !== own)
let failed = 0
for (const name of files.sort()) {
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, name)], { stdio: 'inherit' })
  if (status !== 0) failed += 1
}
process.exit(failed === 0 ? 0 : 1)
