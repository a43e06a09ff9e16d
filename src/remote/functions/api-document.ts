import { ApiDocument } from '#src/domain/account/api-document.ts'
import { env } from '#src/lib/env.ts'
import { jsonBody, readResponse } from '../read-response.ts'
import { responseError } from '../response-error.ts'
import { exchange } from '../wire.ts'

const timeoutMs = 15_000

/** Throws RemoteError. */
export async function readApiDocument(signal: AbortSignal): Promise<ApiDocument> {
  const response = await exchange(
    `${env.supabaseUrl}/functions/v1/api/v1/openapi.json`,
    { signal },
    timeoutMs,
  )
  if (!response.ok) throw await responseError(response)
  return readResponse(ApiDocument, await jsonBody(response))
}
