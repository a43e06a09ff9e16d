import { listAlerts, listIdeas, listReports, readUsage } from '../_shared/api/account.ts'
import { pageOf, pageQuery } from '../_shared/api/pages.ts'
import { Alert, Idea, Report, Usage } from '../_shared/api/shapes.ts'
import { fieldTable } from './csv.ts'
import { operation } from './operation.ts'

export const accountOperations = [
  operation({
    id: 'listAlerts',
    method: 'get',
    path: '/alerts',
    tag: 'Account',
    summary: 'List alerts',
    description: 'Newest first. The newest 500 are kept.',
    scope: 'read',
    query: pageQuery,
    status: 200,
    response: pageOf(Alert),
    csv: true,
    async run({ session, query }) {
      const page = await listAlerts(session, query)
      return { body: page, table: () => fieldTable(Alert, page.items) }
    },
  }),
  operation({
    id: 'listIdeas',
    method: 'get',
    path: '/ideas',
    tag: 'Account',
    summary: 'List ideas for videos',
    description: 'Newest first.',
    scope: 'read',
    query: pageQuery,
    status: 200,
    response: pageOf(Idea),
    csv: true,
    async run({ session, query }) {
      const page = await listIdeas(session, query)
      return { body: page, table: () => fieldTable(Idea, page.items) }
    },
  }),
  operation({
    id: 'listReports',
    method: 'get',
    path: '/reports',
    tag: 'Account',
    summary: 'List reports at a link',
    description: 'Newest first. The links themselves are known to your devices alone.',
    scope: 'read',
    query: pageQuery,
    status: 200,
    response: pageOf(Report),
    csv: true,
    async run({ session, query }) {
      const page = await listReports(session, query)
      return { body: page, table: () => fieldTable(Report, page.items) }
    },
  }),
  operation({
    id: 'getUsage',
    method: 'get',
    path: '/usage',
    tag: 'Account',
    summary: 'Get credits, limits and plan',
    scope: 'read',
    status: 200,
    response: Usage,
    run: async ({ session }) => ({ body: await readUsage(session) }),
  }),
]
