import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { BrowserContext, Page } from 'playwright-core'
import { launchProfile, patienceMs } from './chromium.ts'
import { watchContext } from './evidence.ts'

export function makeProfile(baseURL: string) {
  const folder = mkdtempSync(join(tmpdir(), 'keytrail-profile-'))
  const thrown: string[] = []
  let context: BrowserContext | undefined
  return {
    thrown,
    async open(options?: { viewport?: { width: number; height: number } }): Promise<Page> {
      await context?.close()
      context = await launchProfile(folder, { baseURL, ...options })
      context.setDefaultTimeout(patienceMs)
      watchContext(context, thrown)
      return context.pages()[0] ?? context.newPage()
    },
    async kill(): Promise<void> {
      const processes = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' }).split('\n')
      for (const line of processes)
        if (line.includes(folder)) process.kill(Number.parseInt(line, 10), 'SIGKILL')
      await context?.close().catch(() => undefined)
      context = undefined
    },
    async remove(): Promise<void> {
      await context?.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
