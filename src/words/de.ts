import type { Catalogue } from './catalogue.ts'
import { alertRuleForm } from './de/alert-rule-form.ts'
import { alerts } from './de/alerts.ts'
import { alertsPage } from './de/alerts-page.ts'
import { notifications } from './de/notifications.ts'
import { ui } from './de/ui.ts'

/** Everything that the product says, in German. */
export const german: Catalogue = {
  alertRuleForm,
  alerts,
  alertsPage,
  notifications,
  ui,
}
