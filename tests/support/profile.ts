import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { launchProfile } from './chromium.ts'

export interface Profile {
  /** Opens a browser with what the one before it remembers, which is closed if it is still open; gives its page. */
  open(options?: { viewport?: { width: number; height: number } }): Promise<Page>
  /** Closes the browser and forgets all of it. */
  remove(): Promise<void>
}

/** What a browser keeps of the site at `baseURL` from one start of it to the next. */
export function makeProfile(baseURL: string): Profile {
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-profile-'))
  let context: BrowserContext | undefined
  return {
    async open(options) {
      await context?.close()
      context = await launchProfile(folder, { baseURL, ...options })
      return context.pages()[0] ?? context.newPage()
    },
    async remove() {
      await context?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
