/** Paths that the server handles itself; the app's page must never be served for them. */
export const serverPaths = /^\/((auth|rest|functions)\/v1\/|cms\/|sandbox(\/|$)|healthz$|readyz$|v\d)/
