import type { Translation } from '#src/lib/translation.ts'
import type { alertRuleWords } from './alert-rule-form.ts'
import type { alertWords } from './alerts.ts'
import type { alertsPageWords } from './alerts-page.ts'
import type { notificationWords } from './notifications.ts'
import type { uiWords } from './ui.ts'

/** Every group of sentences: what a language has to say, under the name by which `sentences` looks it up. */
export interface Catalogue {
  alertRuleForm: Translation<typeof alertRuleWords>
  alerts: Translation<typeof alertWords>
  alertsPage: Translation<typeof alertsPageWords>
  notifications: Translation<typeof notificationWords>
  ui: Translation<typeof uiWords>
}
