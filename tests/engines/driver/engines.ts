import { spawnSync } from 'node:child_process'
import { onPath } from '../../support/browser/chromium.ts'
import { firefox } from './firefox.ts'
import type { Engine } from './tab.ts'
import { webkit } from './webkit.ts'

const all = [firefox, webkit]

export function engines(): Engine[] {
  const wanted = process.env.ENGINE?.toLowerCase()
  return all.filter((engine) => (!wanted || engine.name.toLowerCase() === wanted) && engine.isInstalled())
}

/** Installs the missing engines if possible, and reports those whose tests are skipped. */
export function ensureEngines(): void {
  const missing = all.filter((engine) => !engine.isInstalled())
  if (missing.length === 0) return
  const packages = missing.flatMap((engine) => engine.packages).join(' ')
  if (onPath('apt-get') && process.getuid?.() === 0) {
    const install = `apt-get update -qq && apt-get install -y -qq --no-install-recommends ${packages}`
    spawnSync('sh', ['-c', install], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  for (const { name, packages } of missing.filter((engine) => !engine.isInstalled()))
    process.stdout.write(`SKIPPED ${name}: install Debian's packages ${packages.join(', ')} to run in it\n`)
}
