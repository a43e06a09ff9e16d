import { ApiDocument } from '#src/domain/account/api-document.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { askOpenly, readResponse } from '#src/remote/read-response.ts'

const timeoutMs = 15_000

export async function loadDocument(signal: AbortSignal): Promise<ApiDocument | null> {
  try {
    const body = await askOpenly('/functions/v1/api/v1/openapi.json', { signal }, timeoutMs)
    return readResponse(ApiDocument, body)
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return null
  }
}
