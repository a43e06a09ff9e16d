import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openStackLog } from './stack-console.ts'

test('keeps five files of 10 MB at most, with the newest line in the first', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-log-'))
  try {
    const log = openStackLog(folder)
    const megabyte = `${'x'.repeat(1024 * 1024 - 1)}\n`
    for (let written = 0; written < 75; written += 1) if (!log.write(megabyte)) await once(log, 'drain')
    log.end()
    await once(log, 'close')
    const files = readdirSync(folder).sort()
    expect(files).toEqual(['stack.log', 'stack.log.1', 'stack.log.2', 'stack.log.3', 'stack.log.4'])
    const sizes = files.map((file) => statSync(join(folder, file)))
    expect(sizes.map(({ size }) => size / megabyte.length)).toEqual([5, 10, 10, 10, 10])
    expect(new Set(sizes.map(({ mode }) => mode & 0o777))).toEqual(new Set([0o600]))
  } finally {
    rmSync(folder, { recursive: true })
  }
})
