import { rmSync } from 'node:fs'
import { newDataDir, seededDataVariable } from './seeded-data.ts'
import { startStack } from './stack.ts'

/**
 * Lets one stack build the app and make all that a first start makes, for the others to copy: that spares each of them
 * the migrations and the seeding. Does nothing where this run has such a folder. Gives what deletes it again.
 */
export async function seedData(): Promise<() => void> {
  if (process.env[seededDataVariable]) return () => undefined
  const { dataDir, stop } = await startStack({}, newDataDir())
  await stop()
  process.env[seededDataVariable] = dataDir
  return () => {
    delete process.env[seededDataVariable]
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** The global set-up of the tests that start stacks. */
export const setup = seedData
