// `npm start`: installs what is missing, then hands over to the stack on the project's own Node.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, projectEnvironment, projectNode, projectRoot } from './ensure-installed.mjs'

ensureInstalled()
const stack = spawn(projectNode, [join(projectRoot, 'supabase/local/main.ts'), ...process.argv.slice(2)], {
  cwd: projectRoot,
  env: projectEnvironment,
  // The channel tells the stack when this process is gone, however it went.
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
// Ctrl-C reaches the whole process group by itself; a signal to this process alone is passed on.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stack.kill(signal))
// npm ends at SIGTERM without passing it on; its script is then left to process 1.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) stack.kill('SIGTERM')
  }, 500).unref()
}
stack.on('exit', (code) => process.exit(code ?? 1))
