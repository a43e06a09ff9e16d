import { afterAll, beforeAll } from 'vitest'
import { type RunningStack, startStack } from './stack.ts'

type Environment = Record<string, string>

/** Starts a stack before the tests of the calling file and removes it after them. */
export function ownStack(environment: Environment | (() => Promise<Environment>) = {}): RunningStack {
  const stack = {} as RunningStack
  beforeAll(async () => {
    const given = typeof environment === 'function' ? await environment() : environment
    Object.assign(stack, await startStack(given))
  })
  afterAll(() => stack.remove())
  return stack
}
