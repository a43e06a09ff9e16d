import { AsyncLocalStorage } from 'node:async_hooks'

/** By which a request is known wherever it comes by: made on the device, else where it first arrives. */
export const requestIdHeader = 'x-request-id'

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface RequestScope {
  requestId: string
  /** The function that answers, or the server's own part. */
  place: string
}

const scope = new AsyncLocalStorage<RequestScope>()

/** The id that a request brings along; a new one where it brings none, or anything that is not of the form. */
export function requestIdOf(headers: Headers): string {
  const given = headers.get(requestIdHeader) ?? ''
  return form.test(given) ? given.toLowerCase() : crypto.randomUUID()
}

/** Does `work` for a request: whatever it leads to knows which one that is. */
export function inRequest<Result>(request: RequestScope, work: () => Result): Result {
  return scope.run(request, work)
}

/** The request that is being answered; undefined outside of any. */
export function currentRequest(): RequestScope | undefined {
  return scope.getStore()
}

/** `headers` with the current request's id, for a call to another server of ours. */
export function withRequestId(headers: HeadersInit | undefined): Headers {
  const all = new Headers(headers)
  const request = scope.getStore()
  if (request) all.set(requestIdHeader, request.requestId)
  return all
}
