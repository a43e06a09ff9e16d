import {
  bestRanked,
  isOwnAccount,
  isTrackedAccount,
  isTrackedVideo,
  type Ranked,
  type Tracked,
  trackedResult,
} from './positions.ts'

export interface Yours {
  tracked: readonly Tracked[]
  /** Account keys; null if the app has not asked the user yet. */
  accounts: readonly string[] | null
}

/** Returns `video` for a tracked video, and `account` for any other video of the user. */
export function ownerOf(
  result: Omit<Ranked, 'rank'>,
  { tracked, accounts }: Yours,
): 'video' | 'account' | null {
  if (tracked.some((one) => isTrackedVideo(result.video_url, one))) return 'video'
  return ownsAccount(result.username, { tracked, accounts }) ? 'account' : null
}

export function ownsAccount(username: string, { tracked, accounts }: Yours): boolean {
  return tracked.some((one) => isTrackedAccount(username, one)) || isOwnAccount(username, accounts)
}

export function knowsYours({ tracked, accounts }: Yours): boolean {
  return tracked.length + (accounts ?? []).length > 0
}

export function yourRanks(results: readonly Ranked[], yours: Yours): number[] {
  return results.filter((result) => ownerOf(result, yours) !== null).map(({ rank }) => rank)
}

/** Returns the best tracked result or, if there is none, the best result of the user's own accounts. */
export function yourBest<R extends Ranked>(results: readonly R[], { tracked, accounts }: Yours): R | null {
  return (
    bestRanked(tracked.flatMap((one) => trackedResult(results, one) ?? [])) ??
    bestRanked(results.filter(({ username }) => isOwnAccount(username, accounts))) ??
    null
  )
}
