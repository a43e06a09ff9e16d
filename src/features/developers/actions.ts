import { ApiDocument } from '#src/domain/account/api-document.ts'
import { orRemoteError, type RemoteError } from '#src/remote/errors.ts'
import { askOpenly, readResponse } from '#src/remote/read-response.ts'

const timeoutMs = 15_000

export function loadDocument(signal: AbortSignal): Promise<ApiDocument | RemoteError> {
  const body = askOpenly('/functions/v1/api/v1/openapi.json', { signal }, timeoutMs)
  return orRemoteError(body.then((json) => readResponse(ApiDocument, json)))
}
