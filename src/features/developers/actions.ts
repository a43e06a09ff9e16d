import { ApiDocument } from '#src/domain/account/api-document.ts'
import { orRemoteError, RemoteError } from '#src/remote/errors.ts'
import { askOpenly, readResponse } from '#src/remote/read-response.ts'

const timeoutMs = 15_000

async function fetchDocument(signal: AbortSignal): Promise<ApiDocument> {
  const body = await askOpenly('/functions/v1/api/v1/openapi.json', { signal }, timeoutMs)
  return readResponse(ApiDocument, body)
}

export async function loadDocument(signal: AbortSignal): Promise<ApiDocument | 'failed'> {
  const read = await orRemoteError(fetchDocument(signal))
  return read instanceof RemoteError ? 'failed' : read
}
