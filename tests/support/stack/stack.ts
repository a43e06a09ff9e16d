import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { copySeededDatabase } from '../database/seeded-database.ts'
import { freePort } from './free-port.ts'
import { copySeededData, newDataDir } from './seeded-data.ts'
import type { MailServer } from './smtp.ts'

export interface RunningStack {
  url: string
  port: number
  dataDir: string
  /** Empty for the embedded database. */
  databaseUrl: string
  keys: { publishable: string; secret: string }
  /** Set if the test has a mail server; otherwise the emails are in the stack's sandbox. */
  mails?: MailServer['mails']
  /** Sends SIGTERM if the stack is running. Returns the exit code, or null if a signal ended it. */
  stop(): Promise<number | null>
  remove(): Promise<void>
}

export const runningStacks = new Set<RunningStack>()

export const embedded = { DATABASE_URL: '' }

const root = join(import.meta.dirname, '../../..')

/** Copies the seeded data, unless the caller passes a data folder or a database. */
export async function startStack(
  environment: Record<string, string> = {},
  givenDataDir?: string,
  flags: readonly string[] = [],
): Promise<RunningStack> {
  const port = Number(environment.PORT ?? (await freePort()))
  const url = `http://localhost:${port}`
  const isGiven = givenDataDir !== undefined || environment.DATABASE_URL !== undefined
  const database = isGiven ? null : await copySeededDatabase()
  const dataDir =
    givenDataDir ?? (environment.DATABASE_URL ? newDataDir() : copySeededData(url, database?.files))
  const databaseUrl = environment.DATABASE_URL ?? database?.url ?? ''
  const stack = spawn('node', [join(root, 'supabase/local/main.ts'), ...flags], {
    cwd: root,
    env: {
      ...process.env,
      // Otherwise the current minute would decide which scheduled jobs run during a test.
      SCHEDULE: 'off',
      // Test passwords do not need an expensive hash.
      LITE_AUTH_BCRYPT_COST: '4',
      ...environment,
      DATABASE_URL: databaseUrl,
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
    stack.once('exit', (code) => reject(new Error(`the stack exited with code ${code}: ${complaint}`)))
  })
  const stop = async () => {
    if (stack.exitCode === null && stack.signalCode === null) {
      const gone = once(stack, 'exit')
      stack.kill('SIGTERM')
      await gone
    }
    return stack.exitCode
  }
  const running: RunningStack = {
    url,
    port,
    dataDir,
    databaseUrl,
    keys: JSON.parse(readFileSync(join(dataDir, 'keys.json'), 'utf8')),
    stop,
    async remove() {
      await stop()
      runningStacks.delete(running)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
  runningStacks.add(running)
  return running
}
