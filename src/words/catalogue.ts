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
import type { besidePanelWords } from './beside-panels.ts'
import type { checkNowWords } from './check-now.ts'
import type { keyPhraseWords } from './key-phrase.ts'
import type { keyPhraseCheckWords } from './key-phrase-checks.ts'
import type { statusWords } from './key-phrase-status.ts'
import type { notificationWords } from './notifications.ts'
import type { positionChartWords } from './position-chart.ts'
import type { positionTableWords } from './position-table.ts'
import type { positionWords } from './positions.ts'
import type { rankingStatWords } from './ranking-stats.ts'
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
  besidePanels: Translation<typeof besidePanelWords>
  checkNow: Translation<typeof checkNowWords>
  keyPhrase: Translation<typeof keyPhraseWords>
  keyPhraseChecks: Translation<typeof keyPhraseCheckWords>
  keyPhraseStatus: Translation<typeof statusWords>
  notifications: Translation<typeof notificationWords>
  positionChart: Translation<typeof positionChartWords>
  positionTable: Translation<typeof positionTableWords>
  positions: Translation<typeof positionWords>
  rankingStats: Translation<typeof rankingStatWords>
  ui: Translation<typeof uiWords>
}
