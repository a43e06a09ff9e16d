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
  notifications,
  ui,
}
