import { rmSync } from 'node:fs'
import { newDataDir, seededDataVariable } from './seeded-data.ts'
import { startStack } from './stack.ts'

/** The other stacks copy this stack's data folder, so they skip the migrations and the seeding. */
export async function setup(): Promise<void> {
  if (process.env[seededDataVariable]) return
  const dataDir = newDataDir()
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  const stack = await startStack({}, dataDir)
  await stack.stop()
  process.env[seededDataVariable] = dataDir
}
