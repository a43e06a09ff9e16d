import type { Catalogue } from '../catalogue.ts'
import * as access from './access.ts'
import * as account from './account.ts'
import * as alerts from './alerts.ts'
import * as auth from './auth.ts'
import * as billing from './billing.ts'
import * as check from './check.ts'
import * as controls from './controls.ts'
import * as history from './history.ts'
import * as home from './home.ts'
import * as ideas from './ideas.ts'
import * as insight from './insight.ts'
import * as keyPhrase from './key-phrase.ts'
import * as keywords from './keywords.ts'
import * as landing from './landing.ts'
import * as measure from './measure.ts'
import * as news from './news.ts'
import * as report from './report.ts'
import * as reportMaking from './report-making.ts'
import * as search from './search.ts'
import * as shell from './shell.ts'
import * as site from './site.ts'
import * as tracking from './tracking.ts'

export const catalogue: Catalogue = {
  ...access,
  ...account,
  ...alerts,
  ...auth,
  ...billing,
  ...check,
  ...history,
  ...home,
  ...ideas,
  ...insight,
  ...keyPhrase,
  ...keywords,
  ...landing,
  ...measure,
  ...news,
  ...report,
  ...reportMaking,
  ...search,
  ...shell,
  ...site,
  ...tracking,
  ...controls,
}
