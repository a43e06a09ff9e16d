import * as v from 'valibot'
import { ReportLinkRow } from '../../../src/domain/account/rows.ts'
import { countryCodes } from '../../../src/domain/countries.ts'
import { IdeaRow } from '../../../src/domain/ideas/rows.ts'
import { oneOfOrNew } from '../../../src/domain/row-values.ts'
import { AlertRow } from '../../../src/domain/tracking/rows.ts'
import { readUsage } from '../_shared/api/account.ts'
import { listPage, pageQuery } from '../_shared/api/pages.ts'
import { Alert, Idea, Report, Usage } from '../_shared/api/shapes.ts'
import { listOperation, operation } from './operation.ts'

const ListedAlert = v.pipe(
  v.object({ ...AlertRow.entries, keyword: v.string(), country: oneOfOrNew(countryCodes) }),
  v.transform(
    (row): v.InferOutput<typeof Alert> => ({
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
  ),
)
const ListedIdea = v.pipe(
  IdeaRow,
  v.transform(
    (row): v.InferOutput<typeof Idea> => ({
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
  ),
)
const ListedReport = v.pipe(
  ReportLinkRow,
  v.transform(({ id, title, reads, created_at: published_at, expires_at }) => {
    return { id, title, reads, published_at, expires_at }
  }),
)

export const accountOperations = [
  listOperation({
    id: 'listAlerts',
    path: '/alerts',
    summary: 'List alerts',
    description: 'Newest first. The newest 500 are kept.',
    query: pageQuery,
    item: Alert,
    list: (session, page) => listPage(session, 'alerts', 'created_at', ListedAlert, page),
  }),
  listOperation({
    id: 'listIdeas',
    path: '/ideas',
    summary: 'List ideas for videos',
    description: 'Newest first.',
    query: pageQuery,
    item: Idea,
    list: (session, page) => listPage(session, 'ideas', 'created_at', ListedIdea, page),
  }),
  listOperation({
    id: 'listReports',
    path: '/reports',
    summary: 'List reports at a link',
    description: 'Newest first. The links themselves are known to your devices alone.',
    query: pageQuery,
    item: Report,
    list: (session, page) => listPage(session, 'reports', 'created_at', ListedReport, page),
  }),
  operation({
    id: 'getUsage',
    path: '/usage',
    summary: 'Get credits, limits and plan',
    response: Usage,
    run: async ({ session }) => ({ body: await readUsage(session) }),
  }),
]
