import type { Translation } from '#src/lib/translation.ts'
import type { alertRuleWords } from './alert-rule-form.ts'
import type { alertWords } from './alerts.ts'
import type { alertsPageWords } from './alerts-page.ts'
import type { batchFormWords } from './batch-form.ts'
import type { calendarWords } from './calendar.ts'
import type { chartWords } from './chart.ts'
import type { checkWords } from './check.ts'
import type { checkEndingWords } from './check-endings.ts'
import type { comparisonWords } from './comparison.ts'
import type { dashboardWords } from './dashboard.ts'
import type { dayWords } from './days.ts'
import type { demoWords } from './demo.ts'
import type { demoResultWords } from './demo-results.ts'
import type { historyWords } from './history.ts'
import type { jumpWords } from './jump.ts'
import type { keywordTableWords } from './keyword-tables.ts'
import type { limitWords } from './limit.ts'
import type { lookupWords } from './lookups.ts'
import type { mergedWords } from './merged-keywords.ts'
import type { notificationWords } from './notifications.ts'
import type { ownResultWords } from './own-results.ts'
import type { paletteWords } from './palette.ts'
import type { phraseWords } from './phrases.ts'
import type { priceWords } from './prices.ts'
import type { rankingWords } from './ranking.ts'
import type { batchWords } from './search-batch.ts'
import type { searchErrorWords } from './search-errors.ts'
import type { searchPageWords } from './search-page.ts'
import type { searchWords } from './searches.ts'
import type { offerWords } from './stored-offer.ts'
import type { tableWords } from './table.ts'
import type { uiWords } from './ui.ts'

/** Every group of sentences: what a language has to say, under the name by which `sentences` looks it up. */
export interface Catalogue {
  alertRuleForm: Translation<typeof alertRuleWords>
  alerts: Translation<typeof alertWords>
  alertsPage: Translation<typeof alertsPageWords>
  batchForm: Translation<typeof batchFormWords>
  calendar: Translation<typeof calendarWords>
  chart: Translation<typeof chartWords>
  check: Translation<typeof checkWords>
  checkEndings: Translation<typeof checkEndingWords>
  comparison: Translation<typeof comparisonWords>
  dashboard: Translation<typeof dashboardWords>
  days: Translation<typeof dayWords>
  demo: Translation<typeof demoWords>
  demoResults: Translation<typeof demoResultWords>
  history: Translation<typeof historyWords>
  jump: Translation<typeof jumpWords>
  keywordTables: Translation<typeof keywordTableWords>
  limit: Translation<typeof limitWords>
  lookups: Translation<typeof lookupWords>
  mergedKeywords: Translation<typeof mergedWords>
  notifications: Translation<typeof notificationWords>
  ownResults: Translation<typeof ownResultWords>
  palette: Translation<typeof paletteWords>
  phrases: Translation<typeof phraseWords>
  prices: Translation<typeof priceWords>
  ranking: Translation<typeof rankingWords>
  searchBatch: Translation<typeof batchWords>
  searchErrors: Translation<typeof searchErrorWords>
  searchPage: Translation<typeof searchPageWords>
  searches: Translation<typeof searchWords>
  storedOffer: Translation<typeof offerWords>
  table: Translation<typeof tableWords>
  ui: Translation<typeof uiWords>
}
