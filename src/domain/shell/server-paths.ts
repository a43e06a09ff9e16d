/** Paths handled by the server; never serve the app's page for them. */
export const serverPaths = /^\/((auth|rest|functions)\/v1\/|cms\/|sandbox(\/|$)|healthz$|readyz$|v\d)/
