import type { Translation } from '#src/lib/translation.ts'
import type { alertRuleWords } from './alert-rule-form.ts'
import type { alertWords } from './alerts.ts'
import type { alertsPageWords } from './alerts-page.ts'
import type { calendarWords } from './calendar.ts'
import type { chartWords } from './chart.ts'
import type { jumpWords } from './jump.ts'
import type { notificationWords } from './notifications.ts'
import type { ownResultWords } from './own-results.ts'
import type { tableWords } from './table.ts'
import type { uiWords } from './ui.ts'

/** Every group of sentences: what a language has to say, under the name by which `sentences` looks it up. */
export interface Catalogue {
  calendar: Translation<typeof calendarWords>
  chart: Translation<typeof chartWords>
  jump: Translation<typeof jumpWords>
  ownResults: Translation<typeof ownResultWords>
  table: Translation<typeof tableWords>
  alertRuleForm: Translation<typeof alertRuleWords>
  alerts: Translation<typeof alertWords>
  alertsPage: Translation<typeof alertsPageWords>
  notifications: Translation<typeof notificationWords>
  ui: Translation<typeof uiWords>
}
