/**
 * Host names of browsers' push services, or suffixes of them. The database has the same list (private.push_services); a
 * test compares the two.
 */
export const pushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'notify.windows.com',
  'push.apple.com',
  'push.services.mozilla.com',
] as const
