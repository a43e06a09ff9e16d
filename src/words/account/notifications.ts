import { sentences } from '#src/lib/translation.ts'

/** The settings for notifications while the app is closed. */
export const notificationWords = sentences('notifications', {
  title: 'Notifications',
  /** Why this browser cannot receive pushes. */
  notSetUp: 'Notifications are not set up on this server.',
  installFirst:
    'On an iPhone or iPad, add Keytrail to your home screen first (Share, then Add to Home Screen) and open it from there.',
  unsupported: 'This browser does not support notifications.',
  blocked: 'Notifications from this site are blocked. Allow them in your browser’s settings, then come back.',
  off: 'Notifications are off. Alerts appear here only.',
  onHere: 'On for this device, even when Keytrail is closed.',
  onElsewhere: 'On for your account, but not on this device.',
  turnOn: 'Turn notifications on',
  turnOff: 'Turn notifications off',
  often: 'How often',
  each: 'As it happens',
  daily: 'One a day',
  mail: 'Daily digest by mail',
  mailHint: 'What moved, in one mail a day, and none when nothing did.',
  weeklyMail: 'Weekly report by mail',
  weeklyMailHint: 'Where every key phrase is and how it moved, on Monday morning.',
  notAllowed: 'Notifications were not allowed.',
  turnOnFailed: 'Notifications could not be turned on. Try again when you are online.',
  turnedOn: 'Notifications are on for this device',
  settingsFailed: 'Could not save notification settings',
  quietHours: 'Quiet hours',
  quietHoursHint: 'During quiet hours we hold alerts and send one summary afterwards.',
  from: 'From',
  until: 'Until',
  timeZone: (zone: string) => `Times are in ${zone}.`,
  takeZone: (zone: string) => `Use ${zone}`,
})
