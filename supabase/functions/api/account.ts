import { listAlerts, readUsage } from '../_shared/api/account.ts'
import { pageOf, pageQuery } from '../_shared/api/pages.ts'
import { Alert, Usage } from '../_shared/api/shapes.ts'
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
