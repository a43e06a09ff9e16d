import type { Catalogue } from './catalogue.ts'
import { alertRuleForm } from './fr/alert-rule-form.ts'
import { alerts } from './fr/alerts.ts'
import { alertsPage } from './fr/alerts-page.ts'
import { calendar } from './fr/calendar.ts'
import { chart } from './fr/chart.ts'
import { jump } from './fr/jump.ts'
import { notifications } from './fr/notifications.ts'
import { ownResults } from './fr/own-results.ts'
import { table } from './fr/table.ts'
import { besidePanels } from './fr/beside-panels.ts'
import { checkNow } from './fr/check-now.ts'
import { keyPhrase } from './fr/key-phrase.ts'
import { keyPhraseChecks } from './fr/key-phrase-checks.ts'
import { keyPhraseStatus } from './fr/key-phrase-status.ts'
import { notifications } from './fr/notifications.ts'
import { positionChart } from './fr/position-chart.ts'
import { positionTable } from './fr/position-table.ts'
import { positions } from './fr/positions.ts'
import { rankingStats } from './fr/ranking-stats.ts'
import { ui } from './fr/ui.ts'

/** Everything that the product says, in French. */
export const french: Catalogue = {
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
