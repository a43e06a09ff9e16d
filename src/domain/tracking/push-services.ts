/** Hosts of browsers' push services, or suffixes of them; the same as private.push_services. */
export const pushServices = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'notify.windows.com',
  'push.apple.com',
  'push.services.mozilla.com',
] as const
