import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * PGlite has no lock, and two writers would corrupt the data. Replaces the lock of a dead process. Throws if
 * another process holds the lock. Returns a function that releases the lock.
 */
export function lockData(dataDir: string): () => void {
  const file = join(dataDir, 'stack.pid')
  const take = () => writeFileSync(file, String(process.pid), { flag: 'wx' })
  try {
    take()
  } catch {
    const holder = Number(readFileSync(file, 'utf8'))
    if (holder !== process.pid && isRunning(holder))
      throw new Error(`The data folder ${dataDir} is in use by process ${holder}`)
    rmSync(file)
    take()
  }
  return () => rmSync(file, { force: true })
}
