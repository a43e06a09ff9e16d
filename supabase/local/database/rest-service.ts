import { Hono } from 'hono'
import type { Database } from './database.ts'
import { parseStorableJson } from './json-text.ts'

function refusal(status: number, code: string, message: string): Response {
  return Response.json({ code, message, details: null, hint: null }, { status })
}

function isReadable(address: string): boolean {
  try {
    return !decodeURIComponent(address.replaceAll('+', ' ')).includes('\0')
  } catch {
    return false
  }
}

const hasOpenQuote = (names: string) => names.split('"').length % 2 === 0

/** A body must be an object (a row, or a function's parameters) or an array of objects (rows). */
function findFault(text: string): string | null {
  try {
    const body = parseStorableJson(text)
    const rows = Array.isArray(body) ? body : [body]
    const isRows = rows.every((row) => typeof row === 'object' && row !== null && !Array.isArray(row))
    return isRows ? null : 'Empty or invalid json'
  } catch {
    return 'Empty or invalid json'
  }
}

/** Refuses malformed requests to which lite would respond with a server error. */
export function restService(database: Database): Hono {
  return new Hono().basePath('/rest/v1').all('*', async ({ req }) => {
    const request = req.raw
    const { pathname, search, searchParams } = new URL(request.url)
    if (!isReadable(pathname + search)) return refusal(400, 'PGRST100', 'The address cannot be read')
    const columns = [...searchParams.getAll('select'), ...searchParams.getAll('order')]
    if (columns.some(hasOpenQuote)) return refusal(400, 'PGRST100', 'A quote is not closed')
    if (request.body === null) return database.fetch(request)
    const text = await request.clone().text()
    const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    if (text !== '' && !['', 'application/json'].includes(type))
      return refusal(415, 'PGRST102', `Content-Type not acceptable: ${type.slice(0, 100)}`)
    const fault = text === '' ? null : findFault(text)
    return fault === null ? database.fetch(request) : refusal(400, 'PGRST102', fault)
  })
}
