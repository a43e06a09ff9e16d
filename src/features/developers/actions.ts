import { ApiDocument } from '#src/domain/account/api-document.ts'
import { orRemoteError, type RemoteError } from '#src/remote/errors.ts'
import { askOpenly, readResponse } from '#src/remote/read-response.ts'

const timeoutMs = 15_000

async function fetchDocument(signal: AbortSignal): Promise<ApiDocument> {
  const body = await askOpenly('/functions/v1/api/v1/openapi.json', { signal }, timeoutMs)
  return readResponse(ApiDocument, body)
}

export function loadDocument(signal: AbortSignal): Promise<ApiDocument | RemoteError> {
  return orRemoteError(fetchDocument(signal))
}
