import { RemoteError } from '../errors.ts'

/** The body of a success. Throws RemoteError `foreign` where it is no JSON: our functions answer nothing else. */
export async function jsonBody(response: Response): Promise<unknown> {
  return response.json().catch((cause: unknown) => {
    throw new RemoteError('foreign', { cause })
  })
}
