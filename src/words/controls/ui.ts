import { sentences } from '#src/lib/translation.ts'

export const uiWords = sentences('ui', {
  cancel: 'Cancel',
  close: 'Close',
  dismiss: 'Dismiss',
  messages: 'Messages',
  reload: 'Reload',
  tryAgain: 'Try again',
  notHere: (what: string) => `Not on this device yet: ${what}`,
  notLoaded: (what: string) => `Could not be loaded: ${what}`,
  notShown: (what: string) => `Could not be shown: ${what}`,
  screenNotShown: 'This screen could not be shown',
  partComesOnline: 'We will load it when you are back online.',
  partIsTried: 'We will keep trying.',
  comesOnline: 'You are offline. We will load this when you are back online.',
  noResponse: 'The server did not answer. We will keep trying, and you can try now.',
  notKept: {
    queued: 'Failed to record search history',
    search: 'Failed to save search results',
    ranking: 'Failed to save search ranking results',
  },
  notCharged: 'Reload to try again. You will not be charged twice.',
  nothingLost: 'Nothing you saved is lost.',
  store: {
    StorageFull: 'This device has no room left',
    StorageUnavailable: 'Keytrail cannot open its data on this device',
  },
  /** Names of parts that may be missing: code that loads later, or data that has not arrived. */
  parts: {
    access: 'tokens and webhooks',
    alerts: 'the alerts',
    beside: 'what changed, notes and alerts',
    calendar: 'the calendar',
    captcha: 'the captcha',
    chart: 'the chart',
    charts: 'the charts',
    check: 'the check',
    comparison: 'the comparison',
    description: 'the description',
    details: 'the details',
    features: 'what Keytrail does',
    form: 'the form',
    insight: 'what wins here',
    menu: 'the menu',
    offer: 'the offer',
    outcome: 'the outcome',
    facts: 'the facts',
    palette: 'the palette',
    picture: 'the picture',
    pictures: 'the pictures',
    plans: 'the plans',
    progress: 'the progress',
    question: 'the question',
    reports: 'the published reports',
    results: 'the results',
    screen: 'this screen',
    search: 'the search',
    searches: 'the list of searches',
    security: 'password and devices',
    sync: 'the state of the sync',
    tabs: 'the tabs',
    words: 'the words',
    yourAlerts: 'your alerts',
    yourHistory: 'your history',
    yourIdeas: 'your ideas',
    yourKeyPhrases: 'your key phrases',
    yourPlan: 'your plan',
    yourProfile: 'your profile',
  },
})

export type PartName = keyof typeof uiWords.parts

const isOfStore = (name: string): name is keyof typeof uiWords.store =>
  name === 'StorageFull' || name === 'StorageUnavailable'

/**
 * Replaces `title` only for a NotKept error. Compares names rather than classes, so that pages do not load
 * the store's code.
 */
export function errorWords({ name, message, cause }: Error, title: string): { title: string; text: string } {
  if (name === 'NotKept') {
    const full =
      cause instanceof Error && cause.name === 'StorageFull' ? `${uiWords.store.StorageFull}. ` : ''
    const notKept: Record<string, string> = uiWords.notKept
    return { title: notKept[message] ?? title, text: full + uiWords.notCharged }
  }
  return { title, text: isOfStore(name) ? uiWords.store[name] : uiWords.nothingLost }
}

export const clipboardWords = sentences('clipboard', {
  copied: 'Copied',
  cannotCopy: 'This browser does not allow copying here',
})
