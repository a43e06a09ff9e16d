// `npm start`: installs what is missing, then hands over to the stack on the project's own Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, projectEnvironment, projectNode, projectRoot } from './ensure-installed.mjs'

ensureInstalled()
const stack = spawn(projectNode, [join(projectRoot, 'supabase/local/main.ts'), ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: projectEnvironment,
  stdio: 'inherit',
})
// Ctrl-C reaches the whole process group by itself; a signal to this process alone is passed on.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stack.kill(signal))
stack.on('exit', (code) => process.exit(code ?? 1))
