import type { Catalogue } from './catalogue.ts'
import { account } from './de/account.ts'
import { accountDeletion } from './de/account-deletion.ts'
import { alertRuleForm } from './de/alert-rule-form.ts'
import { alerts } from './de/alerts.ts'
import { alertsPage } from './de/alerts-page.ts'
import { archive } from './de/archive.ts'
import { archiveParts } from './de/archive-parts.ts'
import { auth } from './de/auth.ts'
import { authErrors } from './de/auth-errors.ts'
import { billing } from './de/billing.ts'
import { calendar } from './de/calendar.ts'
import { chart } from './de/chart.ts'
import { contact } from './de/contact.ts'
import { jump } from './de/jump.ts'
import { login } from './de/login.ts'
import { newPassword } from './de/new-password.ts'
import { notifications } from './de/notifications.ts'
import { outbox } from './de/outbox.ts'
import { ownResults } from './de/own-results.ts'
import { passwordReset } from './de/password-reset.ts'
import { payment } from './de/payment.ts'
import { plans } from './de/plans.ts'
import { profile } from './de/profile.ts'
import { refusals } from './de/refusals.ts'
import { security } from './de/security.ts'
import { signup } from './de/signup.ts'
import { table } from './de/table.ts'
import { attempts } from './de/too-many-attempts.ts'
import { ui } from './de/ui.ts'
import { usage } from './de/usage.ts'

/** Everything that the product says, in German. */
export const german: Catalogue = {
  account,
  accountDeletion,
  alertRuleForm,
  alerts,
  alertsPage,
  archive,
  archiveParts,
  attempts,
  auth,
  authErrors,
  billing,
  calendar,
  chart,
  contact,
  jump,
  login,
  newPassword,
  notifications,
  outbox,
  ownResults,
  passwordReset,
  payment,
  plans,
  profile,
  refusals,
  security,
  signup,
  table,
  ui,
  usage,
}
