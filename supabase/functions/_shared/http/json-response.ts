/** `body` as JSON that nobody may cache: it belongs to one user. */
export function jsonResponse(
  body: unknown,
  { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {},
): Response {
  return Response.json(body, { status, headers: { ...headers, 'cache-control': 'no-store' } })
}
