import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.ts'

export interface RunningStack {
  url: string
  port: number
  dataDir: string
  keys: { publishable: string; secret: string }
  /** Asks it to end as a user would (SIGTERM) and gives its exit code. */
  stop(): Promise<number | null>
  /** Stops it and deletes its data. */
  remove(): Promise<void>
}

const main = join(import.meta.dirname, '../../supabase/local/main.ts')

/** Starts the whole embedded stack on a free port, on a new data folder unless one is given. */
export async function startStack(
  environment: Record<string, string> = {},
  dataDir = mkdtempSync(join(tmpdir(), 'keytrail-data-')),
  flags: readonly string[] = [],
): Promise<RunningStack> {
  const port = Number(environment.PORT ?? (await freePort()))
  const stack = spawn('node', [main, ...flags], {
    env: {
      ...process.env,
      DATABASE_URL: '',
      // A test that depends on the minute in which it runs fails on other people's machines.
      SCHEDULE: 'off',
      ...environment,
      PORT: String(port),
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaint = ''
  stack.stderr.on('data', (text: Buffer) => {
    complaint += text
  })
  await new Promise<void>((resolve, reject) => {
    createInterface(stack.stdout).on('line', (line) => {
      if (line.startsWith('Keytrail is ready at')) resolve()
    })
    stack.once('exit', (code) => reject(new Error(`the stack ended with code ${code}: ${complaint}`)))
  })
  const stop = async () => {
    if (stack.exitCode === null && stack.signalCode === null) {
      const gone = once(stack, 'exit')
      stack.kill('SIGTERM')
      await gone
    }
    return stack.exitCode
  }
  return {
    url: `http://localhost:${port}`,
    port,
    dataDir,
    keys: JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')),
    stop,
    async remove() {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}
