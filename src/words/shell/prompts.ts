import { sentences } from '#src/lib/translation.ts'

export const promptWords = sentences('prompts', {
  installTitle: 'Keep Keytrail on your home screen',
  installText:
    'Press Share, then Add to Home Screen. Keytrail then opens full screen, can send you alerts, and the browser no longer clears its data.',
  installRead: 'Got it',
  pushTitle: 'Get alerts when Keytrail is closed?',
  pushText:
    'Your first alert is set. It will appear under Alerts, and this browser can notify you too. Quiet hours and the switch are there as well.',
  pushLater: 'Not now',
  pushOn: 'Turn notifications on',
})
