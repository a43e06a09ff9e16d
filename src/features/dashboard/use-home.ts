import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect } from 'react'
import { listCheckHeads } from '#src/db/reads/checks.ts'
import { readFirstPhrase, readLastLook } from '#src/db/reads/device-notes.ts'
import { findLinkedIdea } from '#src/db/reads/ideas.ts'
import { listOwnRanks } from '#src/db/reads/insight/own-ranks.ts'
import { listKeyPhrases, readStandings } from '#src/db/reads/key-phrases.ts'
import { readAllowance } from '#src/db/reads/profile.ts'
import { listSearches } from '#src/db/reads/searches.ts'
import { noteLook } from '#src/db/writes/device-notes.ts'
import { ideaAddress } from '#src/domain/ideas/idea-link.ts'
import { newsSince } from '#src/domain/tracking/last-look.ts'
import { collectNews } from '#src/domain/tracking/news.ts'
import { trackedItem } from '#src/domain/tracking/tracked-item.ts'
import { now } from '#src/lib/clock.ts'

const readSearches = 25

async function readHome() {
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
  // Read only if the user tracks nothing, because other users may have thousands of checks.
  const checks = rows.length === 0 ? await listCheckHeads() : []
  /** True if the user has no key phrases, and no searches or checks since sign-up. */
  const isNew = rows.length + checks.length === 0 && searches.every(({ origin }) => origin === 'demo')
  return {
    profile,
    ...allowance,
    news: collectNews(items, newsSince(look, profile.created_at, now())),
    searches,
    checks,
    isNew,
    ownRanks,
    /** The phrase chosen before sign-up; null if there is none, or if the user is no longer new. */
    firstPhrase: isNew ? tried : null,
    /** The link of the newest idea with a link; null if there is none. */
    idea: idea ? ideaAddress(idea) : null,
  }
}

export type Home = NonNullable<Awaited<ReturnType<typeof readHome>>>

/**
 * Reads everything in one query, because parts that appear one by one would shift the layout. Undefined
 * while loading, null before the first pull.
 */
export function useHome(): Home | null | undefined {
  return useLiveQuery(readHome)
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
