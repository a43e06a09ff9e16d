import { Console } from 'node:console'
import type { Writable } from 'node:stream'

// PT402, PT403 …: raised by our own SQL on purpose, as the answer to somebody who asks for too much.
const refusal = /^PT4\d\d$/

/** What an error of the database refuses, in a line; null where it is no refusal. */
function refusalOf(value: unknown): string | null {
  if (!(value instanceof Error)) return null
  const { code, hint, message, cause } = value as Error & { code?: unknown; hint?: unknown }
  if (typeof code !== 'string' || !refusal.test(code)) return refusalOf(cause)
  return `refused: ${code} ${typeof hint === 'string' ? hint : message}`
}

/** The console of all parts: faults in full, refusals in a line, without the statement and where it was run. */
export function stackConsole(log: Writable): Console {
  const console = new Console(log)
  const { error } = console
  console.error = (...values: unknown[]) => {
    const refused = values.map(refusalOf).find((line) => line !== null)
    if (refused === undefined) error(...values)
    else error(refused)
  }
  return console
}
