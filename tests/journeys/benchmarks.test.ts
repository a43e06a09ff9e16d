import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { isLong } from '../support/project/long-run.ts'

const root = join(import.meta.dirname, '../..')

/** Each benchmark at a small size, with the last figure that it prints. Missed goals do not matter here. */
const smallRuns: [command: string, last: RegExp][] = [
  ['bytes index', /^ +[\d.]+ index$/m],
  ['crowd 8 12', /memory of deno: /],
  ['phone --tiny', /\/login .* ms/],
  ['scale 20000 screens sizes metrics stores tracker-0.7 deletion purge', /purge of the results of /],
]

describe.runIf(isLong)('a benchmark still measures', () => {
  test.each(smallRuns)('%s', async (command, last) => {
    const file = join(root, 'tests/bench/run.ts')
    // If a benchmark misses a goal, the command fails, and the error contains the output.
    const { stdout, stderr } = await promisify(execFile)(process.execPath, [file, ...command.split(' ')], {
      cwd: root,
      // The tests' NODE_ENV makes Vite build development components, which React's production build rejects.
      env: { ...process.env, NODE_ENV: undefined },
    }).catch((error: { stdout: string; stderr: string }) => error)
    expect(stdout + stderr).toMatch(last)
  })
})
