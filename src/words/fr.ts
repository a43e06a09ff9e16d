import type { Catalogue } from './catalogue.ts'
import { alertRuleForm } from './fr/alert-rule-form.ts'
import { alerts } from './fr/alerts.ts'
import { alertsPage } from './fr/alerts-page.ts'
import { batchForm } from './fr/batch-form.ts'
import { calendar } from './fr/calendar.ts'
import { chart } from './fr/chart.ts'
import { check } from './fr/check.ts'
import { checkEndings } from './fr/check-endings.ts'
import { comparison } from './fr/comparison.ts'
import { dashboard } from './fr/dashboard.ts'
import { days } from './fr/days.ts'
import { demo } from './fr/demo.ts'
import { demoResults } from './fr/demo-results.ts'
import { history } from './fr/history.ts'
import { jump } from './fr/jump.ts'
import { keywordTables } from './fr/keyword-tables.ts'
import { limit } from './fr/limit.ts'
import { lookups } from './fr/lookups.ts'
import { mergedKeywords } from './fr/merged-keywords.ts'
import { notifications } from './fr/notifications.ts'
import { ownResults } from './fr/own-results.ts'
import { palette } from './fr/palette.ts'
import { phrases } from './fr/phrases.ts'
import { prices } from './fr/prices.ts'
import { ranking } from './fr/ranking.ts'
import { searchBatch } from './fr/search-batch.ts'
import { searchErrors } from './fr/search-errors.ts'
import { searchPage } from './fr/search-page.ts'
import { searches } from './fr/searches.ts'
import { storedOffer } from './fr/stored-offer.ts'
import { table } from './fr/table.ts'
import { ui } from './fr/ui.ts'

/** Everything that the product says, in French. */
export const french: Catalogue = {
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
