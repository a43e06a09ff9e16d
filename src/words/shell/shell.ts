import { sentences } from '#src/lib/translation.ts'

/** The frame around every screen. */
export const shellWords = sentences('shell', {
  home: 'Keytrail, home',
  skip: 'Skip to content',
  mainNavigation: 'Main',
  footerNavigation: 'Footer',
  tabs: 'Tabs',
  menu: 'Menu',
  more: 'More',
  jumpTo: 'Jump to…',
  alertsUnread: (unread: number) => `Alerts, ${unread} unread`,
  signIn: 'Sign In',
  signUp: 'Sign up',
  signOut: 'Sign out',
  notAffiliated: 'Keytrail is not affiliated with TikTok.',
  theme: { name: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
  loading: 'Loading',
  opening: 'Opening Keytrail',
  offline: 'Offline. Showing saved data.',
  tryNow: 'Try now',
  review: 'Review',
  partMissing: 'That part of Keytrail could not be loaded. Check your connection and try again.',
  update: 'Update',
  updateReady: 'A new version of Keytrail is ready.',
  updateAfterSending: 'You can update once your changes are sent.',
  updateOverTyped: 'Update now? Anything typed on this screen may be lost.',
})
