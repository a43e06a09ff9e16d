import type { Catalogue } from './catalogue.ts'
import { alertRuleForm } from './de/alert-rule-form.ts'
import { alerts } from './de/alerts.ts'
import { alertsPage } from './de/alerts-page.ts'
import { calendar } from './de/calendar.ts'
import { chart } from './de/chart.ts'
import { jump } from './de/jump.ts'
import { notifications } from './de/notifications.ts'
import { ownResults } from './de/own-results.ts'
import { table } from './de/table.ts'
import { besidePanels } from './de/beside-panels.ts'
import { checkNow } from './de/check-now.ts'
import { keyPhrase } from './de/key-phrase.ts'
import { keyPhraseChecks } from './de/key-phrase-checks.ts'
import { keyPhraseStatus } from './de/key-phrase-status.ts'
import { notifications } from './de/notifications.ts'
import { positionChart } from './de/position-chart.ts'
import { positionTable } from './de/position-table.ts'
import { positions } from './de/positions.ts'
import { rankingStats } from './de/ranking-stats.ts'
import { ui } from './de/ui.ts'

/** Everything that the product says, in German. */
export const german: Catalogue = {
  calendar,
  chart,
  jump,
  ownResults,
  table,
  alertRuleForm,
  alerts,
  alertsPage,
  besidePanels,
  checkNow,
  keyPhrase,
  keyPhraseChecks,
  keyPhraseStatus,
  notifications,
  positionChart,
  positionTable,
  positions,
  rankingStats,
  ui,
}
