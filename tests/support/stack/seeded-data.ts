import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Environment variable for processes that start stacks: the folder that `seedData` created. */
export const seededDataVariable = 'KEYTRAIL_SEEDED_DATA'

/** An empty temporary folder. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), 'keytrail-data-'))

/** A data folder for a stack at `url`: a copy of a seeded one, or an empty one if there is none. */
export function copySeededData(url: string, seeded = process.env[seededDataVariable]): string {
  const dataDir = newDataDir()
  if (!seeded) return dataDir
  // With the permissions, which Node's own copying does not keep.
  execFileSync('cp', ['-a', `${seeded}/.`, dataDir])
  // The sandbox's invoices contain the address of the stack that created them.
  const books = join(dataDir, 'stripe-sandbox.json')
  writeFileSync(books, readFileSync(books, 'utf8').replaceAll(/http:\/\/localhost:\d+/g, url))
  return dataDir
}
