import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Writable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'

const host = join(import.meta.dirname, 'functions-host.deno.ts')
const projectRoot = join(import.meta.dirname, '../../..')
const permissions = ['--allow-net', '--allow-env', '--allow-read=.', '--allow-sys', '--no-prompt']

export type FunctionsProcess = Awaited<ReturnType<typeof startFunctions>>

/** Starts the functions' process, and restarts it whenever it dies. Rejects if the first start fails. */
export async function startFunctions(environment: Record<string, string>, log: Writable) {
  let closing = false
  let stop: () => Promise<void> = async () => undefined
  let origin: Promise<string> = start()

  function start(): Promise<string> {
    const deno = spawn('deno', ['run', ...permissions, '--unstable-no-legacy-abort', host], {
      cwd: projectRoot,
      env: { PATH: process.env.PATH, HOME: process.env.HOME, ...environment },
    })
    deno.stderr.pipe(log, { end: false })
    // Unlike `exit`, `close` is also emitted if the process could not be spawned.
    const gone = new Promise((resolve) => deno.once('close', resolve))
    stop = async () => {
      deno.stdin.end()
      await gone
    }
    deno.once('close', (code) => {
      if (closing) return
      log.write(`functions exited with code ${code}; restarting them\n`)
      // The pause keeps functions that always crash from occupying the processor.
      origin = pause(1000).then(() => (closing ? Promise.reject(new Error('closed')) : start()))
      // An unhandled rejection would crash this process if the start fails while no request is waiting for it.
      origin.catch(() => undefined)
    })
    return new Promise((resolve, reject) => {
      createInterface(deno.stdout).on('line', (line) => {
        const port = /^\{"port":(\d+)\}$/.exec(line)?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
        else log.write(`${line}\n`)
      })
      deno.once('error', reject)
      deno.once('exit', (code) => reject(new Error(`the functions could not start (code ${code})`)))
    })
  }

  await origin
  return {
    async fetch(request: Request): Promise<Response> {
      const { pathname, search } = new URL(request.url)
      try {
        const forwarded = new Request(`${await origin}${pathname}${search}`, request)
        return await fetch(forwarded, { redirect: 'manual' })
      } catch {
        // For example, the process died during the request or failed to restart.
        return Response.json(
          { error: { code: 'busy', message: 'The functions are restarting' } },
          { status: 503, headers: { 'cache-control': 'no-store', 'retry-after': '5' } },
        )
      }
    },
    async close() {
      closing = true
      await stop()
    },
  }
}
