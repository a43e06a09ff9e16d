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
  notifications,
  ui,
}
