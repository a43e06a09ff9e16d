import { vi } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { stopSync } from '#src/sync/engine/engine.ts'
import { ada } from '../rows/made-rows.ts'
import { server, startServer } from './played-remote.ts'
import { stubTab } from './stubbed-tab.ts'

/** Opens Ada's store, with a fake server that knows her and a clock that the test sets. Does not start the sync. */
export async function openPlayedTab(): Promise<ReturnType<typeof stubTab>> {
  const stubbed = stubTab()
  vi.stubGlobal('reportError', vi.fn())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  startServer()
  server().setProfile({ id: ada })
  await openDatabase(ada)
  return stubbed
}

export async function closePlayedTab(): Promise<void> {
  await stopSync()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  await eraseDatabase(ada)
}
