/** Addresses that the server answers itself: the app's page must never stand in for them. */
export const serverPaths = /^\/((auth|rest|functions)\/v1\/|cms\/|sandbox(\/|$)|healthz$|readyz$|v\d)/
