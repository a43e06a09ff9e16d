import { Console } from 'node:console'
import type { Writable } from 'node:stream'
import { formatWithOptions } from 'node:util'
import { currentRequest } from '../functions/_shared/log/request-scope.ts'

// PT402, PT403 …: raised by our own SQL on purpose, as the answer to somebody who asks for too much.
const refusal = /^PT4\d\d$/

/** What an error of the database refuses, in a line; null where it is no refusal. */
function refusalOf(value: unknown): string | null {
  if (!(value instanceof Error)) return null
  const { code, message, cause } = value as Error & { code?: unknown }
  if (typeof code !== 'string' || !refusal.test(code)) return refusalOf(cause)
  return `refused: ${code} ${message}`
}

/** An error without what its fields hold: the driver's have the statement, its parameters and the row in them. */
function withoutValues(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { code } = value as Error & { code?: unknown }
  const cause = value.cause === undefined ? '' : ` (${String(withoutValues(value.cause))})`
  return `${typeof code === 'string' ? `${code} ` : ''}${value.stack ?? value.message}${cause}`
}

/**
 * The console of all parts: each thing said is a line of JSON with the request that it is about. A refusal is told by
 * its code, a fault with where it was.
 */
export function stackConsole(log: Writable): Console {
  const console = new Console(log)
  const write =
    (level: string) =>
    (...values: unknown[]) => {
      const refused = values.map(refusalOf).find((line) => line !== null)
      const message = refused ?? formatWithOptions({ depth: 1, colors: false }, ...values.map(withoutValues))
      const requestId = currentRequest()?.requestId ?? null
      log.write(`${JSON.stringify({ at: new Date().toISOString(), level, requestId, message })}\n`)
    }
  console.error = write('error')
  console.warn = write('warning')
  console.log = write('info')
  return console
}
