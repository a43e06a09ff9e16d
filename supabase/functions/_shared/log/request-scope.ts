import { AsyncLocalStorage } from 'node:async_hooks'

export const requestIdHeader = 'x-request-id'

const form = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface RequestScope {
  requestId: string
  /** The function or part of the server that handles the request. */
  place: string
}

const scope = new AsyncLocalStorage<RequestScope>()

/** Returns the id from the header in lower case, or a new id if the header is missing or invalid. */
export function readRequestId(headers: Headers): string {
  const given = headers.get(requestIdHeader) ?? ''
  return form.test(given) ? given.toLowerCase() : crypto.randomUUID()
}

export function inRequest<Result>(request: RequestScope, work: () => Result): Result {
  return scope.run(request, work)
}

export function currentRequest(): RequestScope | undefined {
  return scope.getStore()
}

/** Returns the headers for a call to another of our servers, with the id of the current request, if any. */
export function withRequestId(headers: HeadersInit | undefined): Headers {
  const all = new Headers(headers)
  const request = scope.getStore()
  if (request) all.set(requestIdHeader, request.requestId)
  return all
}
