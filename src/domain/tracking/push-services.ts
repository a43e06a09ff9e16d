/**
 * Host names, or their endings, of the browsers' push services. The database has the same list (private.push_services);
 * a test compares them.
 */
export const pushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'notify.windows.com',
  'push.apple.com',
  'push.services.mozilla.com',
] as const
