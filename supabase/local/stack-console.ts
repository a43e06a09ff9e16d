import { Console } from 'node:console'
import type { Writable } from 'node:stream'
import { formatWithOptions } from 'node:util'
import { createStream, type RotatingFileStream } from 'rotating-file-stream'
import { currentRequest } from '../functions/_shared/log/request-scope.ts'

/** Starts a new file after 10 MB, and keeps four older files, `stack.log.1` to `stack.log.4`. */
export function openStackLog(folder: string): RotatingFileStream {
  const name = (index: number | Date | null) => (index ? `stack.log.${index}` : 'stack.log')
  return createStream(name, { path: folder, size: '10M', rotate: 4, mode: 0o600 })
}

// These codes report refusals, not faults: our own SQL raises PT4xx, and PostgreSQL raises 42501 if the
// caller lacks a privilege.
const refusal = /^(PT4\d\d|42501)$/
const sqlState = /^(\d\d|PT|P0|XX)[0-9A-Z]{3}$/
const maxMessage = 200

/**
 * Returns one line for a database error, from its root cause; null for any other value. A stack trace would
 * show only the driver, and strangers can cause enough of these errors to fill the log.
 */
function databaseLine(value: unknown): string | null {
  if (!(value instanceof Error)) return null
  const { code, message, cause } = value as Error & { code?: unknown }
  const origin = databaseLine(cause)
  if (origin !== null) return origin
  const line = message.slice(0, maxMessage)
  if (typeof code === 'string' && sqlState.test(code))
    return `${refusal.test(code) ? 'refused: ' : ''}${code} ${line}`
  return message.endsWith(' in the schema cache') ? line : null
}

/** Omits the driver's error fields, which contain the statement, its parameters and the row. */
function withoutValues(value: unknown): unknown {
  if (!(value instanceof Error)) return value
  const { code } = value as Error & { code?: unknown }
  const cause = value.cause === undefined ? '' : ` (${String(withoutValues(value.cause))})`
  return `${typeof code === 'string' ? `${code} ` : ''}${value.stack ?? value.message}${cause}`
}

/** Writes each message as a line of JSON with the request's id. */
export function stackConsole(log: Writable): Console {
  const console = new Console(log)
  const write =
    (level: string) =>
    (...values: unknown[]) => {
      const line = values.map(databaseLine).find((found) => found !== null)
      const message = line ?? formatWithOptions({ depth: 1, colors: false }, ...values.map(withoutValues))
      const requestId = currentRequest()?.requestId ?? null
      log.write(`${JSON.stringify({ at: new Date().toISOString(), level, requestId, message })}\n`)
    }
  console.error = write('error')
  console.warn = write('warning')
  console.log = write('info')
  return console
}
