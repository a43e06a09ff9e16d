import { RemoteError } from '../errors.ts'

/** The body of a success. Throws RemoteError `foreign` if it is not JSON, because our functions return only JSON. */
export async function jsonBody(response: Response): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    throw new RemoteError('foreign', { cause })
  })
}
