import * as v from 'valibot'
import { PlanRow, ReportLinkRow, Usage as UsageRow } from '../../../../src/domain/account/rows.ts'
import { countryCodes } from '../../../../src/domain/countries.ts'
import { IdeaRow } from '../../../../src/domain/ideas/rows.ts'
import { oneOfOrNew } from '../../../../src/domain/row-values.ts'
import { AlertRow } from '../../../../src/domain/tracking/rows.ts'
import { readRows } from '../database.ts'
import { type PageQuery, pageArguments, readPage } from './pages.ts'
import type { Alert, Idea, Report, Usage } from './shapes.ts'
import type { TokenSession } from './token-session.ts'

const alertSchema = v.object({
  ...AlertRow.entries,
  keyword: v.string(),
  country: oneOfOrNew(countryCodes),
})

export async function listAlerts(session: TokenSession, page: PageQuery) {
  const [rows] = await session.call(['alerts', pageArguments(page)])
  return readPage(
    rows,
    page,
    'created_at',
    alertSchema,
    (row): Alert => ({
      id: row.id,
      key_phrase_id: row.keyword_id,
      phrase: row.keyword,
      country: row.country,
      check_id: row.search_id,
      kind: row.kind,
      threshold: row.threshold,
      position: row.position,
      previous_position: row.previous_position,
      results: row.results,
      raised_at: row.created_at,
      read: row.read_at !== null,
    }),
  )
}

export async function listIdeas(session: TokenSession, page: PageQuery) {
  const [rows] = await session.call(['ideas', pageArguments(page)])
  return readPage(
    rows,
    page,
    'created_at',
    IdeaRow,
    (row): Idea => ({
      id: row.id,
      phrase: row.phrase,
      country: row.country,
      title: row.title,
      note: row.note,
      stage: row.stage,
      goal: row.goal,
      target_on: row.target_date,
      account: row.account_name,
      video_id: row.video_id,
      published_on: row.published_on,
      noted_at: row.created_at,
    }),
  )
}

export async function listReports(session: TokenSession, page: PageQuery) {
  const [rows] = await session.call(['reports', pageArguments(page)])
  return readPage(
    rows,
    page,
    'created_at',
    ReportLinkRow,
    ({ id, title, reads, created_at: published_at, expires_at }): Report => ({
      ...{ id, title, reads, published_at, expires_at },
    }),
  )
}

const usageSchema = v.object({
  usage: UsageRow,
  plan: PlanRow,
  active_key_phrases: v.number(),
})

export async function readUsage(session: TokenSession): Promise<Usage> {
  const [response] = await session.call(['usage'])
  const { usage, plan, active_key_phrases } = readRows(usageSchema, response)
  return {
    plan: plan.level,
    credits: { ...usage, left: Math.max(0, usage.allowance - usage.used) },
    active_key_phrases: { used: active_key_phrases, allowance: plan.active_key_phrases },
    countries: plan.countries,
    scopes: plan.api_scopes,
  }
}
