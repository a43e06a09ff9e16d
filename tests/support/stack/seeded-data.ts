import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const seededDataVariable = 'KEYTRAIL_SEEDED_DATA'

export const newDataDir = () => mkdtempSync(join(tmpdir(), 'keytrail-data-'))

/** Returns a new copy of the seeded folder, or a new empty folder if nothing was seeded. */
export function copySeededData(url: string, seeded = process.env[seededDataVariable]): string {
  const dataDir = newDataDir()
  if (!seeded) return dataDir
  execFileSync('cp', ['-a', `${seeded}/.`, dataDir])
  // The sandbox's invoices contain the address of the stack that created them.
  const books = join(dataDir, 'stripe-sandbox.json')
  writeFileSync(books, readFileSync(books, 'utf8').replaceAll(/http:\/\/localhost:\d+/g, url))
  return dataDir
}
