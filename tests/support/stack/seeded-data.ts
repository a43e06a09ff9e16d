import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Names, in the environment of whoever starts stacks, the folder that `seedData` made. */
export const seededDataVariable = 'KEYTRAIL_SEEDED_DATA'

/** An empty folder among the machine's temporary ones. */
export const newDataDir = () => mkdtempSync(join(tmpdir(), 'keytrail-data-'))

/** A data folder for a stack of its own at `url`: a copy of a seeded one, or an empty one where there is none. */
export function copySeededData(url: string, seeded = process.env[seededDataVariable]): string {
  const dataDir = newDataDir()
  if (!seeded) return dataDir
  // With the permissions, which Node's own copying does not keep.
  execFileSync('cp', ['-a', `${seeded}/.`, dataDir])
  // The sandbox's invoices name the address of the stack that made them.
  const books = join(dataDir, 'stripe-sandbox.json')
  writeFileSync(books, readFileSync(books, 'utf8').replaceAll(/http:\/\/localhost:\d+/g, url))
  return dataDir
}
