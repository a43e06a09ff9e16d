import type { Catalogue } from './catalogue.ts'
import { account } from './de/account.ts'
import { accountDeletion } from './de/account-deletion.ts'
import { ages } from './de/ages.ts'
import { alertRuleForm } from './de/alert-rule-form.ts'
import { alerts } from './de/alerts.ts'
import { alertsPage } from './de/alerts-page.ts'
import { archive } from './de/archive.ts'
import { archiveParts } from './de/archive-parts.ts'
import { auth } from './de/auth.ts'
import { authErrors } from './de/auth-errors.ts'
import { batchForm } from './de/batch-form.ts'
import { besidePanels } from './de/beside-panels.ts'
import { billing } from './de/billing.ts'
import { bulkAdd } from './de/bulk-add.ts'
import { calendar } from './de/calendar.ts'
import { chart } from './de/chart.ts'
import { check } from './de/check.ts'
import { checkEndings } from './de/check-endings.ts'
import { checkNow } from './de/check-now.ts'
import { comparison } from './de/comparison.ts'
import { consent } from './de/consent.ts'
import { contact } from './de/contact.ts'
import { dashboard } from './de/dashboard.ts'
import { days } from './de/days.ts'
import { demo } from './de/demo.ts'
import { demoResults } from './de/demo-results.ts'
import { figures } from './de/figures.ts'
import { history } from './de/history.ts'
import { jump } from './de/jump.ts'
import { keyPhrase } from './de/key-phrase.ts'
import { keyPhraseChecks } from './de/key-phrase-checks.ts'
import { keyPhraseForm } from './de/key-phrase-form.ts'
import { keyPhraseStatus } from './de/key-phrase-status.ts'
import { keywordTables } from './de/keyword-tables.ts'
import { language } from './de/language.ts'
import { limit } from './de/limit.ts'
import { login } from './de/login.ts'
import { lookups } from './de/lookups.ts'
import { mergedKeywords } from './de/merged-keywords.ts'
import { newPassword } from './de/new-password.ts'
import { notFound } from './de/not-found.ts'
import { notifications } from './de/notifications.ts'
import { outbox } from './de/outbox.ts'
import { ownResults } from './de/own-results.ts'
import { palette } from './de/palette.ts'
import { passwordReset } from './de/password-reset.ts'
import { payment } from './de/payment.ts'
import { phrases } from './de/phrases.ts'
import { places } from './de/places.ts'
import { plans } from './de/plans.ts'
import { positionChart } from './de/position-chart.ts'
import { positionTable } from './de/position-table.ts'
import { positions } from './de/positions.ts'
import { prices } from './de/prices.ts'
import { profile } from './de/profile.ts'
import { prompts } from './de/prompts.ts'
import { ranking } from './de/ranking.ts'
import { rankingStats } from './de/ranking-stats.ts'
import { refusals } from './de/refusals.ts'
import { sampleData } from './de/sample-data.ts'
import { searchBatch } from './de/search-batch.ts'
import { searchErrors } from './de/search-errors.ts'
import { searchPage } from './de/search-page.ts'
import { searches } from './de/searches.ts'
import { security } from './de/security.ts'
import { session } from './de/session.ts'
import { sharePage } from './de/share-page.ts'
import { shell } from './de/shell.ts'
import { signOut } from './de/sign-out.ts'
import { signup } from './de/signup.ts'
import { storage } from './de/storage.ts'
import { storedOffer } from './de/stored-offer.ts'
import { sync } from './de/sync.ts'
import { table } from './de/table.ts'
import { attempts } from './de/too-many-attempts.ts'
import { trackedDialogs } from './de/tracked-dialogs.ts'
import { trackedList } from './de/tracked-list.ts'
import { tracking } from './de/tracking.ts'
import { ui } from './de/ui.ts'
import { unsent } from './de/unsent.ts'
import { usage } from './de/usage.ts'

/** Everything that the product says, in German. */
export const german: Catalogue = {
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
  dashboard,
  days,
  demo,
  demoResults,
  figures,
  history,
  jump,
  keyPhrase,
  keyPhraseChecks,
  keyPhraseForm,
  keyPhraseStatus,
  keywordTables,
  language,
  limit,
  login,
  lookups,
  mergedKeywords,
  newPassword,
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
  tracking,
  ui,
  unsent,
  usage,
}
