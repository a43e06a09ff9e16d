import { afterAll, beforeAll } from 'vitest'
import { type RunningStack, startStack } from './stack.ts'

type Environment = Record<string, string>

export function ownStack(environment: Environment | (() => Promise<Environment>) = {}): RunningStack {
  const stack = {} as RunningStack
  beforeAll(async () => {
    const given = typeof environment === 'function' ? await environment() : environment
    Object.assign(stack, await startStack(given))
  })
  afterAll(() => stack.remove())
  return stack
}
