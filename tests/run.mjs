import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import {
  ensureInstalled,
  projectEnvironment,
  projectNode,
  projectRoot,
} from '../supabase/local/ensure-installed.mjs'

ensureInstalled()
const { status } = spawnSync(
  projectNode,
  [join(projectRoot, 'tests/run-suites.ts'), ...process.argv.slice(2)],
  {
    cwd: projectRoot,
    env: projectEnvironment,
    stdio: 'inherit',
  },
)
process.exit(status ?? 1)
