import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { type ListedCheck, listCheckHeads } from '#src/db/reads/checks.ts'
import { readFirstPhrase, readLastLook } from '#src/db/reads/device-notes.ts'
import { findLinkedIdea } from '#src/db/reads/ideas.ts'
import { listOwnRanks } from '#src/db/reads/insight/own-ranks.ts'
import { listKeyPhrases, readStandings } from '#src/db/reads/key-phrases.ts'
import { type Allowance, readAllowance } from '#src/db/reads/profile.ts'
import { listSearches } from '#src/db/reads/searches.ts'
import { noteLook } from '#src/db/writes/device-notes.ts'
import type { ProfileRow } from '#src/domain/account/rows.ts'
import { ideaAddress } from '#src/domain/ideas/idea-link.ts'
import type { OwnRank } from '#src/domain/insight/own-ranks.ts'
import type { SearchRow } from '#src/domain/search/rows.ts'
import { newsSince } from '#src/domain/tracking/last-look.ts'
import { collectNews, type News } from '#src/domain/tracking/news.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'

export interface Home extends Allowance {
  profile: ProfileRow
  news: News
  searches: readonly SearchRow[]
  /** Newest first; empty if the user has key phrases. */
  checks: readonly ListedCheck[]
  /** The user's ranks for phrases not tracked with the ranked account, newest first. */
  ownRanks: readonly OwnRank[]
  /** True if the user has no key phrases, and no searches or checks since sign-up. */
  isNew: boolean
  /** The phrase chosen before sign-up; null if there is none, or if the user is no longer new. */
  firstPhrase: string | null
  /** The link of the newest idea with a link; null if there is none. */
  idea: string | null
}

const readSearches = 25

/**
 * Reads everything in one query, because parts that appear one by one would shift the layout. Undefined
 * while loading, null before the first pull.
 */
export function useHome(): Home | null | undefined {
  return useLiveQuery(async () => {
    const [{ profile, ...allowance }, rows, standings, look, searches, tried, idea, ownRanks] =
      await Promise.all([
        readAllowance(),
        listKeyPhrases(),
        readStandings(),
        readLastLook(),
        listSearches(readSearches),
        readFirstPhrase(),
        findLinkedIdea(),
        listOwnRanks(),
      ])
    if (!profile) return null
    const items = rows.map((row) => trackedItem(row, standings.get(row.id)))
    const news = collectNews(items, newsSince(look, profile.created_at, now()))
    // Only for a user who tracks nothing: others may have thousands of checks.
    const checks = rows.length === 0 ? await listCheckHeads() : []
    const isNew = rows.length + checks.length === 0 && searches.every(({ origin }) => origin === 'demo')
    return {
      profile,
      ...allowance,
      news,
      searches,
      checks,
      isNew,
      ownRanks,
      firstPhrase: isNew ? tried : null,
      idea: idea ? ideaAddress(idea) : null,
    }
  })
}

/** How long the news must be visible to count as seen, in milliseconds. */
const lookMs = 5_000

export function useNotedLook(home: Home | null | undefined): void {
  const created_at = home?.profile.created_at
  const checked_at = home?.news.checked_at ?? null
  useEffect(() => {
    if (!created_at) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const begin = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible')
        timer = setTimeout(() => void noteLook(now(), created_at, checked_at), lookMs)
    }
    begin()
    document.addEventListener('visibilitychange', begin)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', begin)
    }
  }, [created_at, checked_at])
}
