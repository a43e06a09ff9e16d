// If a test fails or a page throws, saves evidence in test-results/: a screenshot of each open page, the
// pages' console, and the log of the stacks since the test began.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import type { TestContext } from 'vitest'
import { type RunningStack, runningStacks } from '../stack/stack.ts'

const folder = join(import.meta.dirname, '../../../test-results')

const contexts = new Set<BrowserContext>()
let said: string[] = []
let hasThrown = false
let beganAt = ''

/** Records the console and the failed requests of the context's pages. Adds uncaught errors to `thrown`. */
export function watchContext(context: BrowserContext, thrown: string[]): void {
  contexts.add(context)
  context.once('close', () => contexts.delete(context))
  const say = (where: string, what: string) => said.push(`${new Date().toISOString()} ${where} ${what}`)
  context.on('console', (message) =>
    say(message.page()?.url() ?? 'worker', `${message.type()}: ${message.text()}`),
  )
  context.on('requestfailed', (request) => say(request.url(), request.failure()?.errorText ?? 'failed'))
  context.on('response', (response) => {
    if (response.status() >= 400) say(response.url(), `${response.status()}`)
  })
  context.on('weberror', (failure) => {
    hasThrown = true
    thrown.push(String(failure.error()))
    say(failure.page()?.url() ?? 'worker', `threw ${failure.error().stack}`)
  })
}

function readLog({ dataDir }: RunningStack): string {
  const lines = readFileSync(join(dataDir, 'stack.log'), 'utf8').split('\n')
  const first = lines.findIndex((line) => (/^\{"at":"([^"]+)"/.exec(line)?.[1] ?? '') >= beganAt)
  return first < 0 ? '' : lines.slice(first).join('\n')
}

export function startEvidence(): void {
  said = []
  hasThrown = false
  beganAt = new Date().toISOString()
}

export async function saveEvidence({ task }: Pick<TestContext, 'task'>): Promise<void> {
  if (task.result?.state !== 'fail' && !hasThrown) return
  const name = `${task.file.name.replace(/^tests\//, '')} ${task.name}`
  const place = join(folder, name.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120))
  rmSync(place, { recursive: true, force: true })
  mkdirSync(place, { recursive: true })
  const pages = [...contexts].flatMap((context) => context.pages())
  for (const [index, page] of pages.entries())
    await page
      .screenshot({ path: join(place, `page-${index + 1}.png`), timeout: 10_000 })
      .catch((error: unknown) => said.push(`${page.url()} has no screenshot: ${error}`))
  writeFileSync(join(place, 'console.log'), said.join('\n'))
  writeFileSync(join(place, 'stack.log'), [...runningStacks].map(readLog).join('\n'))
  console.error(`Its screenshots, console and stack log: ${place}`)
}
