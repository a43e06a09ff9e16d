import { afterAll, beforeAll } from 'vitest'
import { type RunningStack, startStack } from './stack.ts'

type Environment = Record<string, string>

/** Starts a stack before the tests of the calling file and removes it after them. */
export function ownStack(environment: Environment | (() => Promise<Environment>) = {}): RunningStack {
  let started: RunningStack | undefined
  beforeAll(async () => {
    started = await startStack(typeof environment === 'function' ? await environment() : environment)
  })
  afterAll(() => started?.remove())
  return new Proxy({} as RunningStack, {
    get(_, name: keyof RunningStack) {
      if (!started) throw new Error(`the stack was used (${name}) before it was started`)
      return started[name]
    },
  })
}
