import type { Catalogue } from './catalogue.ts'
import { alertRuleForm } from './de/alert-rule-form.ts'
import { alerts } from './de/alerts.ts'
import { alertsPage } from './de/alerts-page.ts'
import { batchForm } from './de/batch-form.ts'
import { calendar } from './de/calendar.ts'
import { chart } from './de/chart.ts'
import { check } from './de/check.ts'
import { checkEndings } from './de/check-endings.ts'
import { comparison } from './de/comparison.ts'
import { dashboard } from './de/dashboard.ts'
import { days } from './de/days.ts'
import { demo } from './de/demo.ts'
import { demoResults } from './de/demo-results.ts'
import { history } from './de/history.ts'
import { jump } from './de/jump.ts'
import { keywordTables } from './de/keyword-tables.ts'
import { limit } from './de/limit.ts'
import { lookups } from './de/lookups.ts'
import { mergedKeywords } from './de/merged-keywords.ts'
import { notifications } from './de/notifications.ts'
import { ownResults } from './de/own-results.ts'
import { palette } from './de/palette.ts'
import { phrases } from './de/phrases.ts'
import { prices } from './de/prices.ts'
import { ranking } from './de/ranking.ts'
import { searchBatch } from './de/search-batch.ts'
import { searchErrors } from './de/search-errors.ts'
import { searchPage } from './de/search-page.ts'
import { searches } from './de/searches.ts'
import { storedOffer } from './de/stored-offer.ts'
import { table } from './de/table.ts'
import { ui } from './de/ui.ts'

/** Everything that the product says, in German. */
export const german: Catalogue = {
  alertRuleForm,
  alerts,
  alertsPage,
  batchForm,
  calendar,
  chart,
  check,
  checkEndings,
  comparison,
  dashboard,
  days,
  demo,
  demoResults,
  history,
  jump,
  keywordTables,
  limit,
  lookups,
  mergedKeywords,
  notifications,
  ownResults,
  palette,
  phrases,
  prices,
  ranking,
  searchBatch,
  searchErrors,
  searchPage,
  searches,
  storedOffer,
  table,
  ui,
}
