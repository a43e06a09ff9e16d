import type { RankingRow } from '../../../../src/domain/ranking/rows.ts'
import type { SearchErrorCode } from '../../../../src/domain/search/search-errors.ts'
import { Failure } from '../failure.ts'
import type { CheckLedger, DonePage, PageRequest, Stored } from '../ledger/ledger.ts'
import { asJsonb, requireScore, requireTypes } from './storable.ts'

export interface MemoryCheckLedger extends CheckLedger {
  listVideos(searchId: string): RankingRow[]
  firstRow(searchId: string): { state: PageRow['state']; pagesDone: number; nextCursor: string | null }
  creditsUsed(): number
}

interface PageRow {
  asked: PageRequest
  searchId: string
  page: number
  state: 'pending' | 'done' | 'failed'
  code: SearchErrorCode
  found: Pick<DonePage, 'source' | 'logId'>
  pagesDone: number
  nextCursor: string | null
}

interface StoredVideo {
  searchId: string
  page: number
  video: RankingRow
}

const invalid = () => new Failure('invalid_request')

function memoryVideos() {
  const videos: StoredVideo[] = []
  const listVideos = (searchId: string) => videos.filter((one) => one.searchId === searchId)

  function store({ searchId, page }: PageRow, found: readonly Omit<RankingRow, 'rank'>[]): number {
    found.forEach(requireTypes)
    const ofCheck = listVideos(searchId)
    const known = new Set(ofCheck.map(({ video }) => video.video_url))
    const fresh: StoredVideo[] = []
    for (const video of found) {
      if (known.has(video.video_url)) continue
      known.add(video.video_url)
      const rank = ofCheck.length + fresh.length + 1
      fresh.push({ searchId, page, video: { ...video, rank } })
    }
    for (const { video } of fresh) requireScore(video)
    videos.push(...fresh)
    return fresh.length
  }

  return { listVideos, store }
}

/**
 * The rules of supabase/schemas/34_check_recording.sql for one user, without key phrases and plan limits. Pending pages
 * never expire.
 */
export function createMemoryCheckLedger(credits = 2000): MemoryCheckLedger {
  const rows = new Map<string, PageRow>()
  const { listVideos, store } = memoryVideos()
  const listPages = (searchId: string) => [...rows.values()].filter((row) => row.searchId === searchId)
  const creditsUsed = () => [...rows.values()].filter(({ state }) => state !== 'failed').length

  function requireRow(id: string): PageRow {
    const row = rows.get(id)
    if (row === undefined) throw new Failure('account_deleted')
    return row
  }

  function cursorAfter({ searchId, page }: PageRow): string | null {
    const first = requireRow(searchId)
    if (first.pagesDone === page) return first.nextCursor
    return listPages(searchId).find((other) => other.page === page + 1)?.asked.cursor ?? null
  }

  function toStored(row: PageRow): Stored<DonePage> {
    const recorded = { searchId: row.searchId }
    if (row.state === 'pending') return { ...recorded, state: 'pending' }
    if (row.state === 'failed') return { ...recorded, state: 'failed', code: row.code }
    const found = listVideos(row.searchId).filter(({ page }) => page === row.page)
    const nextCursor = cursorAfter(row)
    return { ...recorded, state: 'done', ...row.found, videos: found.map(({ video }) => video), nextCursor }
  }

  function findPlace({ searchId, cursor, phrase, country }: PageRequest): [PageRow | undefined, number] {
    if (searchId === null && cursor === null) return [undefined, 1]
    const known = searchId === null ? undefined : rows.get(searchId)
    const isFirst = known?.page === 1 && known.asked.phrase === phrase && known.asked.country === country
    return isFirst ? [known, Math.max(known.pagesDone, 1) + 1] : [undefined, 2]
  }

  function record(asked: PageRequest): { replayed: boolean; stored: Stored<DonePage> } {
    const known = rows.get(asked.id)
    if (known && !isSameQuestion(known.asked, asked)) throw new Failure('key_reused')
    if (known) return { replayed: true, stored: toStored(known) }
    const [first, page] = findPlace(asked)
    const isNext = first?.state === 'done' && asked.cursor !== null && first.nextCursor === asked.cursor
    if ((page > 1 && !isNext) || asked.keyPhraseId !== null) throw invalid()
    const isAskedFor =
      first && listPages(first.searchId).some((o) => o.page === page && o.state === 'pending')
    if (isAskedFor) throw new Failure('in_progress')
    if (creditsUsed() >= credits) throw new Failure('credits_exhausted')
    const row: PageRow = {
      asked,
      searchId: first?.searchId ?? asked.id,
      page,
      state: 'pending',
      code: 'internal',
      found: { source: 'tiktok', logId: null },
      pagesDone: 0,
      nextCursor: null,
    }
    rows.set(asked.id, row)
    return { replayed: false, stored: toStored(row) }
  }

  function fail({ id }: PageRequest, code: SearchErrorCode): Stored<DonePage> {
    const row = requireRow(id)
    if (row.state === 'pending') Object.assign(row, { state: 'failed', code })
    return toStored(row)
  }

  return {
    listVideos: (searchId) => listVideos(searchId).map(({ video }) => video),
    firstRow: (searchId) => {
      const { state, pagesDone, nextCursor } = requireRow(searchId)
      return { state, pagesDone, nextCursor }
    },
    creditsUsed,
    record: async (asked) => record(asked),
    complete: async (asked, given) => {
      const { videos, source, logId, nextCursor } = asJsonb(given)
      const row = requireRow(asked.id)
      if (row.state !== 'pending') return toStored(row)
      const first = requireRow(row.searchId)
      const fresh = store(row, videos)
      const wasAsked = listPages(first.searchId).some(({ asked }) => asked.cursor === nextCursor)
      Object.assign(row, { state: 'done', found: { source, logId } })
      Object.assign(first, { pagesDone: row.page, nextCursor: fresh > 0 && !wasAsked ? nextCursor : null })
      return toStored(row)
    },
    fail: async (asked, code) => fail(asked, code),
  }
}

function isSameQuestion(one: PageRequest, other: PageRequest): boolean {
  const question = ({ id, userId, phrase, country, searchId, cursor }: PageRequest) =>
    JSON.stringify([userId, phrase, country, searchId ?? id, cursor])
  return question(one) === question(other)
}
