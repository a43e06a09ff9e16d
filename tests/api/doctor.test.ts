import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningStack, startStack } from '../support/stack/stack.ts'

const main = join(import.meta.dirname, '../../supabase/doctor/main.ts')

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack()
})
afterAll(() => stack.remove())

/** The output of `npm run doctor` for the stack, in a folder without .env files. */
function visit(environment: Record<string, string> = {}): Promise<{ code: number; output: string }> {
  const env = {
    PATH: process.env.PATH,
    PORT: String(stack.port),
    DATA_DIR: stack.dataDir,
    ...environment,
  }
  return new Promise((resolve) => {
    execFile('node', [main], { cwd: stack.dataDir, env }, (error, output) =>
      resolve({ code: Number(error?.code ?? 0), output }),
    )
  })
}
const badLines = (output: string) => output.split('\n').filter((line) => line.startsWith('BAD'))

test('approves a running stack, and prints no secret', async () => {
  const { code, output } = await visit()
  expect(badLines(output)).toEqual([])
  expect(code).toBe(0)
  expect(output).toContain('ok   function tiktok-search: answers')
  expect(output).toContain('ok   secret key: is accepted')
  expect(output).toContain('Nothing is wrong.')
  expect(output).not.toContain(stack.keys.secret)
})

test('detects another project’s keys, a closed server and a foreign webhook', async () => {
  const { code, output } = await visit({
    SUPABASE_SECRET_KEY: 'sb_secret_of_another_project',
    SMTP_URL: 'smtp://127.0.0.1:9',
    CONTACT_TO: 'desk@keytrail.test',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_another',
  })
  expect(code).toBe(1)
  expect(badLines(output)).toEqual([
    expect.stringContaining('secret key: is refused'),
    expect.stringContaining('webhook secret: is refused by the function (status 400)'),
    expect.stringContaining('mail server: refuses'),
  ])
  expect(output).toContain('3 to mend.')
})

test('reports an unreachable server', async () => {
  await stack.stop()
  const { code, output } = await visit()
  expect(code).toBe(1)
  expect(badLines(output)).toEqual([expect.stringContaining('does not answer')])
  expect(output).toContain('-> Start it: npm start')
})
