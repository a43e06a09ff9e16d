// `npm start`: installs missing packages, then starts the stack on the project's own Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, projectEnvironment, projectNode, projectRoot } from './ensure-installed.mjs'

ensureInstalled()
const stack = spawn(projectNode, [join(projectRoot, 'supabase/local/main.ts'), ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: projectEnvironment,
  // The IPC channel closes when this process ends, even if it is killed.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl-C signals the whole process group; forward a signal sent to this process only.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stack.kill(signal))
// npm ends on SIGTERM without forwarding it, and process 1 becomes this script's parent.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) stack.kill('SIGTERM')
  }, 500).unref()
}
stack.on('exit', (code) => process.exit(code ?? 1))
