import { test as base, expect } from 'vitest'
import { sessionKey } from '#src/remote/auth/stored-session.ts'
import type { Account } from '../../support/stack/api.ts'
import { type RunningStack, startStack } from '../../support/stack/stack.ts'
import { type Device, makeDevice } from './device.ts'
import type { Engine } from './tab.ts'

/** A stack that can be started again at the same address with the same data. */
interface Server extends Pick<RunningStack, 'url' | 'port' | 'keys'> {
  stop(): Promise<void>
  start(): Promise<void>
}

export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads from the pattern which fixtures are needed
  .extend('server', { scope: 'file' }, async ({}, { onCleanup }): Promise<Server> => {
    const first = await startStack()
    let current: RunningStack | null = first
    onCleanup(async () => {
      await current?.stop()
      await first.remove()
    })
    return {
      url: first.url,
      port: first.port,
      keys: first.keys,
      async stop() {
        await current?.stop()
        current = null
      },
      async start() {
        const settings = { PORT: String(first.port), DATABASE_URL: first.databaseUrl }
        current ??= await startStack(settings, first.dataDir)
      },
    }
  })
  .extend('site', ({ server }) => server.url)
  .extend('phone', ({ site }, { onCleanup }) => {
    const devices: Device[] = []
    onCleanup(async () => {
      for (const device of devices) expect(await device.remove(), 'on the console').toEqual([])
    })
    return async (engine: Engine): Promise<Device> => {
      const device = await makeDevice(engine, site)
      devices.push(device)
      return device
    }
  })

export async function signIn(device: Device, { session }: Pick<Account, 'session'>): Promise<Device> {
  const { screen } = device
  // Opens an image to store the session, because a page of the app would react to the change. A text or JSON
  // file does not work: Firefox runs no scripts in its viewer for such files, and the content security policy
  // blocks the style of WebKit's viewer.
  await screen.goto('/icons/mark.svg')
  await screen.evaluate((key, value) => localStorage.setItem(key, value), sessionKey, JSON.stringify(session))
  await screen.goto('/dashboard')
  await screen.sees('Welcome, ')
  return device
}
