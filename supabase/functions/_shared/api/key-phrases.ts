import * as v from 'valibot'
import { countryCodes } from '../../../../src/domain/countries.ts'
import {
  maxAccountNameLength,
  maxCompetitors,
  maxPhraseLength,
  maxTagLength,
  maxTags,
  maxVideoIdLength,
} from '../../../../src/domain/input-limits.ts'
import { KeyPhraseCheckRow, KeyPhraseRow } from '../../../../src/domain/tracking/rows.ts'
import { withChecks } from '../../../../src/domain/tracking/standing.ts'
import { type TrackedItem, trackedItem } from '../../../../src/domain/tracking/tracked-item.ts'
import { readRows } from '../database.ts'
import { Failure } from '../failure.ts'
import { parsePhrase } from '../search/parameters.ts'
import { described, isDay, listPage, type PageQuery, pageArguments, readPage } from './pages.ts'
import type { KeyPhrase, Position } from './shapes.ts'
import type { TokenSession } from './token-session.ts'

const checkSchema = v.pick(KeyPhraseCheckRow, [
  'search_id',
  'checked_at',
  'state',
  'failure_code',
  'position',
  'results',
  'source',
])
const measuredSchema = v.pipe(
  v.object({ ...KeyPhraseRow.entries, checks: v.array(checkSchema) }),
  v.transform(({ checks, ...row }) => ({ row, checks })),
)
/** `checks` has the key phrase's newest checks and its best check, oldest first. */
export type Measured = v.InferOutput<typeof measuredSchema>
const itemSchema = v.pipe(
  measuredSchema,
  v.transform(({ row, checks }) => trackedItem(row, withChecks(undefined, row.id, checks))),
)

export function listTracked(session: TokenSession, query: PageQuery & { active?: boolean | undefined }) {
  return listPage(session, 'key_phrases', 'created_at', itemSchema, query)
}

export async function listMeasured(session: TokenSession, active?: boolean): Promise<Measured[]> {
  const [rows] = await session.call(['key_phrases', { limit: 100, active }])
  return readRows(v.array(measuredSchema), rows)
}

/** Fails with `not_found` if there is no such key phrase. */
export async function findTracked(session: TokenSession, id: string): Promise<TrackedItem> {
  const [rows] = await session.call(['key_phrases', { limit: 1, id }])
  return readOne(readRows(v.array(itemSchema), rows))
}

/** Newest first. `from` and `to` are inclusive days in UTC. Fails with `invalid_request` or `not_found`. */
export async function listPositions(
  session: TokenSession,
  keyPhraseId: string,
  { from, to, ...page }: PageQuery & { from?: string | undefined; to?: string | undefined },
) {
  for (const day of [from, to])
    if (day !== undefined && !isDay(day))
      throw new Failure('invalid_request', { message: `${day} is not in the calendar` })
  const [phrases, rows] = await session.call(
    ['key_phrases', { limit: 1, id: keyPhraseId }],
    ['positions', { ...pageArguments(page), keyword_id: keyPhraseId, from, to }],
  )
  readOne(readRows(v.array(itemSchema), phrases))
  return readPage(rows, page, 'checked_at', KeyPhraseCheckRow)
}

const AccountName = v.pipe(v.string(), v.maxLength(maxAccountNameLength))
const edited = {
  account: v.nullish(described(AccountName, 'The TikTok account to look for.')),
  video_id: v.nullish(v.pipe(v.string(), v.maxLength(maxVideoIdLength))),
}
const Tags = v.pipe(v.array(v.pipe(v.string(), v.maxLength(maxTagLength))), v.maxLength(maxTags))

export const NewKeyPhrase = v.strictObject({
  phrase: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(maxPhraseLength)),
  country: v.optional(v.picklist(countryCodes), 'gb'),
  ...edited,
  tags: v.optional(Tags, []),
  active: v.optional(v.boolean(), true),
})

/** `id` is also the id of the change, so a repeated request adds the key phrase only once. */
export async function addKeyPhrase(
  session: TokenSession,
  id: string,
  { phrase, ...added }: v.InferOutput<typeof NewKeyPhrase>,
): Promise<TrackedItem> {
  return await change(session, id, 'add_key_phrase', { ...added, id, keyword: parsePhrase(phrase, 'phrase') })
}

export const KeyPhraseChange = v.strictObject({
  ...edited,
  tags: v.optional(Tags),
  competitors: v.optional(v.pipe(v.array(AccountName), v.maxLength(maxCompetitors))),
  active: v.optional(v.boolean()),
})
type KeyPhraseChange = v.InferOutput<typeof KeyPhraseChange>

export async function changeKeyPhrase(session: TokenSession, id: string, changed: KeyPhraseChange) {
  return await change(session, crypto.randomUUID(), 'change_key_phrase', { ...changed, id })
}

export async function deleteKeyPhrase(session: TokenSession, id: string): Promise<void> {
  await session.call(['change', { id: crypto.randomUUID(), kind: 'delete_key_phrase', payload: { id } }])
}

async function change(
  session: TokenSession,
  id: string,
  kind: string,
  { account: account_name, active: status, ...others }: KeyPhraseChange & { id: string; keyword?: string },
): Promise<TrackedItem> {
  const payload = { account_name, status, ...others }
  const [changed] = await session.call(['change', { id, kind, payload }])
  // `changed` is null if a request with this id was applied earlier and the key phrase was deleted since.
  if (changed === null) throw new Failure('not_found')
  return readRows(itemSchema, changed)
}

export function toKeyPhrase({ row, current, last, change, weekChange, best }: TrackedItem): KeyPhrase {
  return {
    id: row.id,
    phrase: row.keyword,
    country: row.country,
    account: row.account_name,
    video_id: row.video_id,
    tags: row.tags,
    competitors: row.competitors,
    active: row.status,
    paused_by_plan: row.paused_by_plan,
    added_at: row.created_at,
    measured: current && {
      check_id: current.search_id,
      measured_at: current.checked_at,
      position: current.position,
      results: current.results,
      source: current.source,
    },
    last_check: last && {
      check_id: last.search_id,
      checked_at: last.checked_at,
      state: last.state,
      failure_code: last.failure_code,
    },
    change: toChange(change),
    change_in_7_days: toChange(weekChange),
    best: best && { position: best.position, measured_at: best.checked_at },
  }
}

function toChange(change: TrackedItem['change']): KeyPhrase['change'] {
  return change && { kind: change.kind, by: change.kind === 'moved' ? change.by : null }
}

export function toPosition(row: KeyPhraseCheckRow): v.InferOutput<typeof Position> {
  const { search_id: check_id, checked_at, origin, state, failure_code, position, results, source } = row
  return { check_id, checked_at, origin, state, failure_code, position, results, source }
}

/** Fails with `not_found` if the list is empty. */
export function readOne<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Failure('not_found')
  return row
}
