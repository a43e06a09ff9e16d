import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const positionChartWords = sentences('positionChart', {
  title: 'Position over time',
  range: 'Range',
  days: (days: number) => `${days} days`,
  all: 'All',
  checked: 'Checked',
  checks: (checks: number) =>
    `${counted(checks, 'check')}. Your position and everybody’s ranks come from the same results.`,
  /** Completes an export's label: "Export CSV: position history". */
  history: 'position history',
  yourPosition: 'Your position',
  /** The label at the end of the user's line. */
  you: (position: number | null) => (position === null ? 'You' : `You ${position}`),
  failed: 'failed',
  notInTop: (results: number) => `not in top ${results}`,
  top: (place: number) => `top ${place}`,
  /** `days` is null for all time. */
  best: (position: number, days: number | null) => `best${days ? ` in ${days} days` : ''}: ${position}`,
  noCheck: 'No check was made',
  note: (note: string) => `Note: ${note}`,
  failedBecause: (reason: string) => `Failed: ${reason}`,
  results: (results: number) => counted(results, 'result'),
  followed: 'Followed accounts',
  stopFollowing: (account: string) => `Stop following @${account}`,
  reading: 'Reading their ranks…',
  full: (max: number) => `You follow ${max} accounts. Remove one to follow another.`,
  followAccount: 'Follow an account',
  follow: 'Follow',
  refused: 'You already follow this account, or it is yours.',
  noAccount: 'Enter an account name, or a link to a TikTok profile.',
  placeholder: '@username',
})
