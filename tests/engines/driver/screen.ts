import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Tab } from './tab.ts'

type Words = string | RegExp

const patience = 30_000
const lookMs = 150

const { resolve } = createRequire(import.meta.url)
const testingLibrary = readFileSync(
  resolve('@testing-library/dom').replace(/dist\/.*$/, 'dist/@testing-library/dom.umd.min.js'),
  'utf8',
)

/** Returns the words as JavaScript source. `undefined` matches any text. */
const pattern = (words: Words | undefined) => (words === undefined ? 'undefined' : literal(words))
const literal = (words: Words) => (typeof words === 'string' ? JSON.stringify(words) : String(words))

// True for a visible element that is not behind a modal dialog.
const isVisible = `(element) => element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')`
const byRole = (role: string, name?: Words) =>
  `TestingLibraryDom.queryAllByRole(document.body, ${JSON.stringify(role)}, { hidden: true, name: ${pattern(name)} }).filter(${isVisible})`
const byLabel = (label: Words) =>
  `TestingLibraryDom.queryAllByLabelText(document.body, ${literal(label)}, { selector: 'input, textarea, select' }).filter(${isVisible})`

// An element's content, its label and the elements that contain it do not count as covering it.
const findMiddle = `(element) => {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const hit = document.elementFromPoint(x, y)
  const isFree = hit && (element.contains(hit) || hit.contains(element) || hit.closest('label')?.control === element)
  return isFree && !element.disabled ? { x, y } : null
}`

export function makeScreen(tab: Tab, url: string) {
  const ask = async <Answer>(expression: string): Promise<Answer> =>
    JSON.parse(await tab.evaluate(`(async () => JSON.stringify((await (${expression})) ?? null))()`))

  async function askLibrary<Answer>(expression: string): Promise<Answer> {
    if (!(await ask(`'TestingLibraryDom' in globalThis`)))
      await tab.evaluate(`(async () => { ${testingLibrary}; return '' })()`)
    return ask<Answer>(expression)
  }

  const read = () => ask<string>(`document.body.innerText.replaceAll(/\\s+/g, ' ')`)
  const says = (words: Words, text: string) =>
    typeof words === 'string' ? text.includes(words) : words.test(text)

  async function until(what: string, isSo: () => Promise<boolean>, patienceMs = patience): Promise<void> {
    const end = Date.now() + patienceMs
    for (;;) {
      // During a navigation, `isSo` may fail, because there is no page to evaluate in.
      if (await isSo().catch(() => false)) return
      if (Date.now() > end) break
      await new Promise((resolve) => setTimeout(resolve, lookMs))
    }
    const [address, text] = await Promise.all([ask('location.href'), read()]).catch((error) => [
      '',
      `${error}`,
    ])
    throw new Error(`${what} did not appear at ${address}, which shows: ${text.slice(0, 1_500)}`)
  }

  async function clickOn(what: string, elements: string): Promise<void> {
    let point: { x: number; y: number } | null = null
    await until(what, async () => {
      const last = point
      point = await askLibrary(`${elements}.map(${findMiddle}).find(Boolean)`)
      return point !== null && last?.x === point.x && last.y === point.y
    })
    const { x, y } = point as unknown as { x: number; y: number }
    await tab.click(x, y)
  }

  const count = (role: string, name?: Words) => askLibrary<number>(`${byRole(role, name)}.length`)

  return {
    goto: (path: string) => tab.goto(new URL(path, url).href),
    sees: (words: Words, patienceMs?: number) =>
      until(`${words}`, async () => says(words, await read()), patienceMs),
    misses: (words: Words, patienceMs?: number) =>
      until(`the end of ${words}`, async () => !says(words, await read()), patienceMs),
    finds: (role: string, name: Words) =>
      until(`the ${role} ${name}`, async () => (await count(role, name)) > 0),
    /** Counts only visible elements. */
    count,
    /** Clicks the middle of the element once the element is enabled, no longer moves and is not covered. */
    click: (role: string, name: Words) => clickOn(`the ${role} ${name}`, byRole(role, name)),
    async fill(label: Words, text: string): Promise<void> {
      await clickOn(`the field ${label}`, byLabel(label))
      await ask(`document.activeElement.select()`)
      await tab.type(text)
    },
    async readField(label: Words): Promise<string> {
      await until(`the field ${label}`, async () => askLibrary(`${byLabel(label)}.length > 0`))
      return askLibrary(`${byLabel(label)}[0].value`)
    },
    type: tab.type,
    press: tab.press,
    evaluate: <Parameters extends unknown[], Result>(
      call: (...parameters: Parameters) => Result,
      ...parameters: Parameters
    ) => ask<Awaited<Result>>(`(${call})(...${JSON.stringify(parameters)})`),
    /** On a timeout, throws an error with the page's text. */
    until,
  }
}
