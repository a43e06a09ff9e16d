// Like the scripts that import it, this file runs on the machine's own Node (20 or newer). All other code
// runs on the Node in node_modules.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const projectRoot = fileURLToPath(new URL('../..', import.meta.url))

const stamp = join(projectRoot, 'node_modules', '.keytrail-installed')
const binaries = join(projectRoot, 'node_modules', '.bin')

export const projectEnvironment = {
  ...process.env,
  NODE_COMPILE_CACHE: join(projectRoot, 'node_modules', '.cache', 'compiled'),
  PATH: `${binaries}${delimiter}${process.env.PATH ?? ''}`,
}

export const projectNode = join(binaries, 'node')

export function ensureInstalled() {
  const lock = createHash('sha256')
    .update(readFileSync(join(projectRoot, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return
  process.stdout.write('Installing packages …\n')
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const { status } = spawnSync(
    command,
    [...first, 'ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  )
  if (status !== 0) throw new Error('npm ci failed: see its message above')
  writeFileSync(stamp, lock)
}
