import { afterAll, beforeAll } from 'vitest'
import { type RunningStack, startStack } from './stack.ts'

export function ownStack(environment: Record<string, string> = {}): RunningStack {
  let started: RunningStack | undefined
  beforeAll(async () => {
    started = await startStack(environment)
  })
  afterAll(() => started?.remove())
  return new Proxy({} as RunningStack, {
    get(_, name: keyof RunningStack) {
      if (!started) throw new Error(`the stack was used (${name}) before it was started`)
      return started[name]
    },
  })
}
