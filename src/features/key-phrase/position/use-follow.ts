import { maxCompetitors } from '#src/domain/input-limits.ts'
import { readAccountName } from '#src/domain/ranking/tiktok-links.ts'
import { accountKey } from '#src/domain/tracking/positions.ts'
import type { KeyPhraseRow } from '#src/domain/tracking/rows.ts'
import { ownsAccount, type Yours } from '#src/domain/tracking/yours.ts'
import { setCompetitors } from '../actions.ts'

export function useFollow(phrase: KeyPhraseRow, yours: Yours) {
  const { competitors } = phrase
  const keys = competitors.map(accountKey)
  const isOwn = (account: string) => ownsAccount(account, yours)
  const isFollowed = (account: string) => keys.includes(accountKey(account))
  const nameToFollow = (text: string) => {
    const name = readAccountName(text)
    if (name === null || competitors.length >= maxCompetitors) return null
    return isFollowed(name) || isOwn(name) ? null : name
  }
  const change = (next: string[]) => void setCompetitors(phrase, next)
  return {
    competitors,
    isFollowed,
    isOwn,
    canFollow: (text: string) => nameToFollow(text) !== null,
    follow: (text: string) => {
      const name = nameToFollow(text)
      if (name !== null) change([...competitors, name])
    },
    unfollow: (account: string) =>
      change(competitors.filter((other) => accountKey(other) !== accountKey(account))),
  }
}
