import { sentences } from '#src/lib/translation.ts'

export const trackingSampleWords = sentences('trackingSample', {
  title: (days: number) => `What tracking shows after ${days} days`,
  badge: 'Sample',
  trail: (checks: number) => `A sample of ${checks} daily checks`,
  tells: [
    'Where your video stands today',
    'How far it moved in a week',
    'Every daily check as a trail, and who passed you',
  ],
  how: 'How to track',
})
