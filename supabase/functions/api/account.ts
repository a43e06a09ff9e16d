import { listAlerts, listIdeas, listReports, readUsage } from '../_shared/api/account.ts'
import { pageQuery } from '../_shared/api/pages.ts'
import { Alert, Idea, Report, Usage } from '../_shared/api/shapes.ts'
import { listOperation, operation } from './operation.ts'

const tag = 'Account'

export const accountOperations = [
  listOperation({
    id: 'listAlerts',
    path: '/alerts',
    tag,
    summary: 'List alerts',
    description: 'Newest first. The newest 500 are kept.',
    query: pageQuery,
    item: Alert,
    list: listAlerts,
  }),
  listOperation({
    id: 'listIdeas',
    path: '/ideas',
    tag,
    summary: 'List ideas for videos',
    description: 'Newest first.',
    query: pageQuery,
    item: Idea,
    list: listIdeas,
  }),
  listOperation({
    id: 'listReports',
    path: '/reports',
    tag,
    summary: 'List reports at a link',
    description: 'Newest first. The links themselves are known to your devices alone.',
    query: pageQuery,
    item: Report,
    list: listReports,
  }),
  operation({
    id: 'getUsage',
    method: 'get',
    path: '/usage',
    tag,
    summary: 'Get credits, limits and plan',
    scope: 'read',
    status: 200,
    response: Usage,
    run: async ({ session }) => ({ body: await readUsage(session) }),
  }),
]
