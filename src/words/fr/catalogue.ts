import type { Catalogue } from '../catalogue.ts'
import { account } from './account.ts'
import { accountDeletion } from './account-deletion.ts'
import { ages } from './ages.ts'
import { alertRuleForm } from './alert-rule-form.ts'
import { alerts } from './alerts.ts'
import { alertsPage } from './alerts-page.ts'
import { archive } from './archive.ts'
import { archiveParts } from './archive-parts.ts'
import { attempts } from './attempts.ts'
import { auth } from './auth.ts'
import { authErrors } from './auth-errors.ts'
import { batchForm } from './batch-form.ts'
import { besidePanels } from './beside-panels.ts'
import { billing } from './billing.ts'
import { bulkAdd } from './bulk-add.ts'
import { calendar } from './calendar.ts'
import { chart } from './chart.ts'
import { check } from './check.ts'
import { checkEndings } from './check-endings.ts'
import { checkNow } from './check-now.ts'
import { comparison } from './comparison.ts'
import { consent } from './consent.ts'
import { contact } from './contact.ts'
import { creditsUsedUp } from './credits-used-up.ts'
import { dailyHistory } from './daily-history.ts'
import { dashboard } from './dashboard.ts'
import { days } from './days.ts'
import { demo } from './demo.ts'
import { demoResults } from './demo-results.ts'
import { digest } from './digest.ts'
import { figures } from './figures.ts'
import { followed } from './followed.ts'
import { history } from './history.ts'
import { jump } from './jump.ts'
import { keyPhraseChecks } from './key-phrase-checks.ts'
import { keyPhraseForm } from './key-phrase-form.ts'
import { keyPhrasePage } from './key-phrase-page.ts'
import { keyPhraseStatus } from './key-phrase-status.ts'
import { keywordActions } from './keyword-actions.ts'
import { keywordSheet } from './keyword-sheet.ts'
import { keywordTables } from './keyword-tables.ts'
import { language } from './language.ts'
import { login } from './login.ts'
import { lookupForm } from './lookup-form.ts'
import { lookups } from './lookups.ts'
import { mailLink } from './mail-link.ts'
import { mailedCode } from './mailed-code.ts'
import { mergedKeywords } from './merged-keywords.ts'
import { newPassword } from './new-password.ts'
import { news } from './news.ts'
import { notFound } from './not-found.ts'
import { notifications } from './notifications.ts'
import { outbox } from './outbox.ts'
import { ownResults } from './own-results.ts'
import { palette } from './palette.ts'
import { passwordReset } from './password-reset.ts'
import { payment } from './payment.ts'
import { phrases } from './phrases.ts'
import { places } from './places.ts'
import { plans } from './plans.ts'
import { positionChart } from './position-chart.ts'
import { positionTable } from './position-table.ts'
import { positions } from './positions.ts'
import { prices } from './prices.ts'
import { profile } from './profile.ts'
import { prompts } from './prompts.ts'
import { ranking } from './ranking.ts'
import { rankingStats } from './ranking-stats.ts'
import { rankingView } from './ranking-view.ts'
import { refusals } from './refusals.ts'
import { sampleData } from './sample-data.ts'
import { searchBatch } from './search-batch.ts'
import { searchErrors } from './search-errors.ts'
import { searchPage } from './search-page.ts'
import { searches } from './searches.ts'
import { security } from './security.ts'
import { session } from './session.ts'
import { sharePage } from './share-page.ts'
import { shell } from './shell.ts'
import { signOut } from './sign-out.ts'
import { signup } from './signup.ts'
import { storage } from './storage.ts'
import { storedOffer } from './stored-offer.ts'
import { sync } from './sync.ts'
import { table } from './table.ts'
import { trackedDialogs } from './tracked-dialogs.ts'
import { trackedList } from './tracked-list.ts'
import { trackingOutcomes } from './tracking-outcomes.ts'
import { trackingPage } from './tracking-page.ts'
import { ui } from './ui.ts'
import { unsent } from './unsent.ts'
import { usage } from './usage.ts'
import { why } from './why.ts'

/** Everything that the product says, in French. */
export const catalogue: Catalogue = {
  account,
  accountDeletion,
  ages,
  alertRuleForm,
  alerts,
  alertsPage,
  archive,
  archiveParts,
  attempts,
  auth,
  authErrors,
  batchForm,
  besidePanels,
  billing,
  bulkAdd,
  calendar,
  chart,
  check,
  checkEndings,
  checkNow,
  comparison,
  consent,
  contact,
  dailyHistory,
  dashboard,
  days,
  demo,
  demoResults,
  digest,
  figures,
  followed,
  history,
  jump,
  keyPhraseChecks,
  keyPhraseForm,
  keyPhrasePage,
  keyPhraseStatus,
  keywordActions,
  keywordSheet,
  keywordTables,
  language,
  creditsUsedUp,
  login,
  lookupForm,
  lookups,
  mailLink,
  mailedCode,
  mergedKeywords,
  newPassword,
  news,
  notFound,
  notifications,
  outbox,
  ownResults,
  palette,
  passwordReset,
  payment,
  phrases,
  places,
  plans,
  positionChart,
  positionTable,
  positions,
  prices,
  profile,
  prompts,
  ranking,
  rankingStats,
  rankingView,
  refusals,
  sampleData,
  searchBatch,
  searchErrors,
  searchPage,
  searches,
  security,
  session,
  sharePage,
  shell,
  signOut,
  signup,
  storage,
  storedOffer,
  sync,
  table,
  trackedDialogs,
  trackedList,
  trackingOutcomes,
  trackingPage,
  ui,
  unsent,
  usage,
  why,
}
