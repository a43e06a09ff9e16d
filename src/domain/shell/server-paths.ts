/** The app's page is never served for these. */
export const serverPaths = /^\/((auth|rest|functions)\/v1\/|cms\/|sandbox(\/|$)|healthz$|readyz$|v\d)/
