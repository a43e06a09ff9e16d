import type { Catalogue } from './catalogue.ts'
import { account } from './fr/account.ts'
import { accountDeletion } from './fr/account-deletion.ts'
import { alertRuleForm } from './fr/alert-rule-form.ts'
import { alerts } from './fr/alerts.ts'
import { alertsPage } from './fr/alerts-page.ts'
import { archive } from './fr/archive.ts'
import { archiveParts } from './fr/archive-parts.ts'
import { auth } from './fr/auth.ts'
import { authErrors } from './fr/auth-errors.ts'
import { billing } from './fr/billing.ts'
import { calendar } from './fr/calendar.ts'
import { chart } from './fr/chart.ts'
import { contact } from './fr/contact.ts'
import { jump } from './fr/jump.ts'
import { login } from './fr/login.ts'
import { newPassword } from './fr/new-password.ts'
import { notifications } from './fr/notifications.ts'
import { outbox } from './fr/outbox.ts'
import { ownResults } from './fr/own-results.ts'
import { passwordReset } from './fr/password-reset.ts'
import { payment } from './fr/payment.ts'
import { plans } from './fr/plans.ts'
import { profile } from './fr/profile.ts'
import { refusals } from './fr/refusals.ts'
import { security } from './fr/security.ts'
import { signup } from './fr/signup.ts'
import { table } from './fr/table.ts'
import { attempts } from './fr/too-many-attempts.ts'
import { ui } from './fr/ui.ts'
import { usage } from './fr/usage.ts'

/** Everything that the product says, in French. */
export const french: Catalogue = {
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
