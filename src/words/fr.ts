import type { Catalogue } from './catalogue.ts'
import { alertRuleForm } from './fr/alert-rule-form.ts'
import { alerts } from './fr/alerts.ts'
import { alertsPage } from './fr/alerts-page.ts'
import { notifications } from './fr/notifications.ts'
import { ui } from './fr/ui.ts'

/** Everything that the product says, in French. */
export const french: Catalogue = {
  alertRuleForm,
  alerts,
  alertsPage,
  notifications,
  ui,
}
