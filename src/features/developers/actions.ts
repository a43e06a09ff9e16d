import type { ApiDocument } from '#src/domain/account/api-document.ts'
import { RemoteError } from '#src/remote/errors.ts'
import { readApiDocument } from '#src/remote/functions/api-document.ts'

export async function loadDocument(signal: AbortSignal): Promise<ApiDocument | null> {
  try {
    return await readApiDocument(signal)
  } catch (error) {
    if (!(error instanceof RemoteError)) throw error
    return null
  }
}
