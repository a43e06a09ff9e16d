import { rmSync } from 'node:fs'
import { newDataDir, seededDataVariable } from './seeded-data.ts'
import { startStack } from './stack.ts'

/**
 * Lets one stack build the app and make all that a first start makes, for the others to copy: that spares each of them
 * the migrations and the seeding. Does nothing where this run has such a folder, which is gone when this process ends.
 * Throws when the stack cannot start.
 */
export async function seedData(): Promise<void> {
  if (process.env[seededDataVariable]) return
  const dataDir = newDataDir()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const stack = await startStack({}, dataDir)
  await stack.stop()
  process.env[seededDataVariable] = dataDir
}

/** The global set-up of the tests that start stacks. */
export const setup = seedData
