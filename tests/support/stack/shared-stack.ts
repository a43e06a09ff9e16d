import { type RunningStack, runningStacks, startStack } from './stack.ts'

const variable = 'KEYTRAIL_SHARED_STACK'

/** The stack does not limit sign-ins, because many journeys sign in from one address. */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[variable]) return
  const stack = await startStack({ AUTH_LIMITS: 'off', OPERATORS: 'Demo@keytrail.test' })
  process.env[variable] = JSON.stringify(stack)
  return () => stack.remove()
}

let shared: RunningStack | undefined

export function sharedStack(): RunningStack {
  if (shared) return shared
  const known = JSON.parse(process.env[variable] ?? 'null')
  if (!known) throw new Error('No global set-up has started the shared stack')
  const refuse = () => Promise.reject(new Error('other journeys use this stack'))
  shared = { ...(known as RunningStack), stop: refuse, remove: refuse }
  runningStacks.add(shared)
  return shared
}
