import { rmSync } from 'node:fs'
import { newDataDir, seededDataVariable } from './seeded-data.ts'
import { startStack } from './stack.ts'

/**
 * Starts and stops one stack. The other stacks copy its data folder, so they skip the migrations and the
 * seeding. Does nothing if this run already has a seeded folder. Otherwise, this process deletes the folder
 * when it ends.
 */
export async function setup(): Promise<void> {
  if (process.env[seededDataVariable]) return
  const dataDir = newDataDir()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const stack = await startStack({}, dataDir)
  await stack.stop()
  process.env[seededDataVariable] = dataDir
}
