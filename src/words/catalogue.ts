import type { Translation } from '#src/lib/translation.ts'
import type { accountWords } from './account.ts'
import type { accountDeletionWords } from './account-deletion.ts'
import type { alertRuleWords } from './alert-rule-form.ts'
import type { alertWords } from './alerts.ts'
import type { alertsPageWords } from './alerts-page.ts'
import type { archiveWords } from './archive.ts'
import type { archivePartWords } from './archive-parts.ts'
import type { authWords } from './auth.ts'
import type { authErrorWords } from './auth-errors.ts'
import type { billingWords } from './billing.ts'
import type { calendarWords } from './calendar.ts'
import type { chartWords } from './chart.ts'
import type { contactWords } from './contact.ts'
import type { jumpWords } from './jump.ts'
import type { loginWords } from './login.ts'
import type { newPasswordWords } from './new-password.ts'
import type { notificationWords } from './notifications.ts'
import type { outboxWords } from './outbox.ts'
import type { ownResultWords } from './own-results.ts'
import type { passwordResetWords } from './password-reset.ts'
import type { paymentWords } from './payment.ts'
import type { planWords } from './plans.ts'
import type { profileWords } from './profile.ts'
import type { refusalWords } from './refusals.ts'
import type { securityWords } from './security.ts'
import type { signupWords } from './signup.ts'
import type { tableWords } from './table.ts'
import type { attemptWords } from './too-many-attempts.ts'
import type { uiWords } from './ui.ts'
import type { usageWords } from './usage.ts'

/** Every group of sentences: what a language has to say, under the name by which `sentences` looks it up. */
export interface Catalogue {
  account: Translation<typeof accountWords>
  accountDeletion: Translation<typeof accountDeletionWords>
  alertRuleForm: Translation<typeof alertRuleWords>
  alerts: Translation<typeof alertWords>
  alertsPage: Translation<typeof alertsPageWords>
  archive: Translation<typeof archiveWords>
  archiveParts: Translation<typeof archivePartWords>
  attempts: Translation<typeof attemptWords>
  auth: Translation<typeof authWords>
  authErrors: Translation<typeof authErrorWords>
  billing: Translation<typeof billingWords>
  calendar: Translation<typeof calendarWords>
  chart: Translation<typeof chartWords>
  contact: Translation<typeof contactWords>
  jump: Translation<typeof jumpWords>
  login: Translation<typeof loginWords>
  newPassword: Translation<typeof newPasswordWords>
  notifications: Translation<typeof notificationWords>
  outbox: Translation<typeof outboxWords>
  ownResults: Translation<typeof ownResultWords>
  passwordReset: Translation<typeof passwordResetWords>
  payment: Translation<typeof paymentWords>
  plans: Translation<typeof planWords>
  profile: Translation<typeof profileWords>
  refusals: Translation<typeof refusalWords>
  security: Translation<typeof securityWords>
  signup: Translation<typeof signupWords>
  table: Translation<typeof tableWords>
  ui: Translation<typeof uiWords>
  usage: Translation<typeof usageWords>
}
