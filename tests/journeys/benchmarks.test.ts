import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isLong } from '../support/project/long-run.ts'

const root = join(import.meta.dirname, '../..')

/** Each benchmark at a small size, with the last figure that it prints. Whether goals are met does not matter here. */
const smallRuns: [command: string, last: RegExp][] = [
  ['bytes index', /^ +[\d.]+ index$/m],
  ['crowd 8 12', /memory of deno: /],
  ['lighthouse 1', /^\/login .* \d+$/m],
  ['phone --tiny', /a sync in which nothing changed .* requests/],
  ['scale 20000 screens sizes metrics stores tracker-0.7 deletion purge', /purge of the results of /],
]

describe.runIf(isLong)('a benchmark still measures', () => {
  test.each(smallRuns)('%s', (command, last) => {
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [join(root, 'tests/bench/run.ts'), ...command.split(' ')],
      { cwd: root, encoding: 'utf8' },
    )
    expect(stdout + stderr).toMatch(last)
  })
})
