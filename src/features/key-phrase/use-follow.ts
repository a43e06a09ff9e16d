import { maxCompetitors } from '#src/domain/input-limits.ts'
import { accountKey, isTrackedAccount } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { setCompetitors } from './actions.ts'

export interface Follow {
  competitors: readonly string[]
  isFollowed: (account: string) => boolean
  /** Whether there is room for it and it is not the tracked account itself. */
  canFollow: (account: string) => boolean
  follow: (account: string) => void
  unfollow: (account: string) => void
}

/** The accounts that are followed beside the tracked one. Changed on the device, sent later. */
export function useFollow(phrase: KeyPhraseRow): Follow {
  const { competitors } = phrase
  const keys = competitors.map(accountKey)
  const isFollowed = (account: string) => keys.includes(accountKey(account))
  const canFollow = (account: string) =>
    accountKey(account) !== '' &&
    competitors.length < maxCompetitors &&
    !isFollowed(account) &&
    !isTrackedAccount(account, phrase)
  const change = (next: string[]) => void setCompetitors(phrase, next)
  return {
    competitors,
    isFollowed,
    canFollow,
    follow: (account) => {
      if (canFollow(account)) change([...competitors, account.trim().replace(/^@/, '')])
    },
    unfollow: (account) => change(competitors.filter((other) => accountKey(other) !== accountKey(account))),
  }
}
