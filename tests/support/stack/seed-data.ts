import { rmSync } from 'node:fs'
import { newDataDir, seededDataVariable } from './seeded-data.ts'
import { startStack } from './stack.ts'

/**
 * Runs one stack that builds the app and completes a first start. The other stacks copy its folder, which saves them
 * the migrations and the seeding. Does nothing if this run has the folder, which is deleted when this process ends.
 * Throws if the stack cannot start.
 */
export async function seedData(): Promise<void> {
  if (process.env[seededDataVariable]) return
  const dataDir = newDataDir()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const stack = await startStack({}, dataDir)
  await stack.stop()
  process.env[seededDataVariable] = dataDir
}

/** The global setup of tests that start stacks. */
export const setup = seedData
