/**
 * The hosts of the push services that browsers use, or the ends of their hosts. The database has the same list
 * (private.push_services), which a test compares.
 */
export const pushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'notify.windows.com',
  'push.apple.com',
  'push.services.mozilla.com',
] as const
