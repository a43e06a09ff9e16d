// `npm start`: installs missing packages and starts the stack on the project's own Node. Restarts a stack
// that dies, because the database driver throws an error that no caller can catch when PostgreSQL restarts
// (porsager/postgres#1154).
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { ensureInstalled, projectEnvironment, projectNode, projectRoot } from './ensure-installed.mjs'

const pauseMs = 2_000

ensureInstalled()
let wasReady = false
let isStopping = false
let stack = start()

function start() {
  const child = spawn(projectNode, [join(projectRoot, 'supabase/local/main.ts'), ...process.argv.slice(2)], {
    cwd: projectRoot,
    env: projectEnvironment,
    // The IPC channel closes when this process ends, even if it is killed. The stack then stops too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  child.once('message', () => {
    wasReady = true
  })
  child.once('exit', (code) => {
    // A stack that was never ready would fail again; it has printed the reason.
    if (isStopping || !wasReady || code === 0) process.exit(code ?? 1)
    process.stderr.write('Keytrail stopped unexpectedly and is restarting\n')
    setTimeout(() => {
      if (isStopping) process.exit(0)
      stack = start()
    }, pauseMs)
  })
  return child
}

function stop(signal) {
  isStopping = true
  stack.kill(signal)
}

// Ctrl-C signals the whole process group, but a signal that only this process gets must be forwarded.
for (const signal of ['SIGTERM', 'SIGINT']) process.on(signal, () => stop(signal))
// npm exits on SIGTERM without forwarding the signal. This script then has another parent, so it stops.
const parent = process.ppid
if (process.env.npm_lifecycle_event) {
  setInterval(() => {
    if (process.ppid !== parent) stop('SIGTERM')
  }, 500).unref()
}
