import { Failure } from '../failure.ts'
import { at, parseJson } from './json.ts'
import type { Source } from './port.ts'
import { refusalByCode, refusalByStatus, refusalByWords, wordsIn } from './refusal.ts'
import type { UpstreamResponse } from './upstream-get.ts'

const logIdForm = /^[\w-]{1,100}$/

/**
 * Finds the list under one of `fields` in the body, in its `data` or in `data.data`. A non-empty list with an
 * HTTP status under 300 is a success whatever its status_code, because TikTok sends valid data with 203. An
 * empty list is a success unless `refusalByCode` finds a refusal. Anything else fails with an upstream code.
 */
export function readList(
  response: UpstreamResponse,
  fields: readonly string[],
): { body: unknown; list: unknown[]; logId: string | null; source: Source } {
  const body = readBody(response)
  const list = [body, at(body, 'data'), at(body, 'data', 'data')]
    .flatMap((part) => fields.map((field) => at(part, field)))
    .find((value) => Array.isArray(value))
  if (response.status >= 400) throw refusalByCode(body) ?? badPayload(`status ${response.status}`)
  if (list === undefined)
    throw (
      refusalByCode(body) ??
      refusalByWords(wordsIn(body)) ??
      new Failure('upstream_empty', { detail: 'no list' })
    )
  const refusal = list.length === 0 ? refusalByCode(body) : undefined
  if (refusal) throw refusal
  return { body, list, logId: readLogId(body), source: response.isSample ? 'sample' : 'tiktok' }
}

function readLogId(body: unknown): string | null {
  const ids = [body, at(body, 'data')].flatMap((part) => [
    at(part, 'log_pb', 'impr_id'),
    at(part, 'log_id'),
    at(part, 'extra', 'logid'),
  ])
  return ids.find((id): id is string => typeof id === 'string' && logIdForm.test(id)) ?? null
}

function readBody({ status, contentType, body }: UpstreamResponse): unknown {
  const json = tryParse(body)
  const isHtml = json === undefined && (/html/i.test(contentType) || /^\s*</.test(body))
  const refusal = refusalByStatus(status, json === undefined ? body : wordsIn(json))
  if (isHtml && (refusal === undefined || refusal.code === 'upstream_auth'))
    throw new Failure('upstream_blocked', { detail: `a page, status ${status}` })
  if (refusal) throw refusal
  if (json === undefined) throw badPayload('not JSON')
  return json
}

function tryParse(text: string): unknown {
  try {
    return parseJson(text)
  } catch {
    return undefined
  }
}

function badPayload(detail: string): Failure {
  return new Failure('upstream_bad_payload', { detail })
}
