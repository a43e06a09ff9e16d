import type { Catalogue } from './catalogue.ts'
import { account } from './fr/account.ts'
import { accountDeletion } from './fr/account-deletion.ts'
import { ages } from './fr/ages.ts'
import { alertRuleForm } from './fr/alert-rule-form.ts'
import { alerts } from './fr/alerts.ts'
import { alertsPage } from './fr/alerts-page.ts'
import { archive } from './fr/archive.ts'
import { archiveParts } from './fr/archive-parts.ts'
import { auth } from './fr/auth.ts'
import { authErrors } from './fr/auth-errors.ts'
import { batchForm } from './fr/batch-form.ts'
import { besidePanels } from './fr/beside-panels.ts'
import { billing } from './fr/billing.ts'
import { bulkAdd } from './fr/bulk-add.ts'
import { calendar } from './fr/calendar.ts'
import { chart } from './fr/chart.ts'
import { check } from './fr/check.ts'
import { checkEndings } from './fr/check-endings.ts'
import { checkNow } from './fr/check-now.ts'
import { comparison } from './fr/comparison.ts'
import { consent } from './fr/consent.ts'
import { contact } from './fr/contact.ts'
import { dashboard } from './fr/dashboard.ts'
import { days } from './fr/days.ts'
import { demo } from './fr/demo.ts'
import { demoResults } from './fr/demo-results.ts'
import { figures } from './fr/figures.ts'
import { history } from './fr/history.ts'
import { jump } from './fr/jump.ts'
import { keyPhrase } from './fr/key-phrase.ts'
import { keyPhraseChecks } from './fr/key-phrase-checks.ts'
import { keyPhraseForm } from './fr/key-phrase-form.ts'
import { keyPhraseStatus } from './fr/key-phrase-status.ts'
import { keywordTables } from './fr/keyword-tables.ts'
import { language } from './fr/language.ts'
import { limit } from './fr/limit.ts'
import { login } from './fr/login.ts'
import { lookups } from './fr/lookups.ts'
import { mergedKeywords } from './fr/merged-keywords.ts'
import { newPassword } from './fr/new-password.ts'
import { notFound } from './fr/not-found.ts'
import { notifications } from './fr/notifications.ts'
import { outbox } from './fr/outbox.ts'
import { ownResults } from './fr/own-results.ts'
import { palette } from './fr/palette.ts'
import { passwordReset } from './fr/password-reset.ts'
import { payment } from './fr/payment.ts'
import { phrases } from './fr/phrases.ts'
import { places } from './fr/places.ts'
import { plans } from './fr/plans.ts'
import { positionChart } from './fr/position-chart.ts'
import { positionTable } from './fr/position-table.ts'
import { positions } from './fr/positions.ts'
import { prices } from './fr/prices.ts'
import { profile } from './fr/profile.ts'
import { prompts } from './fr/prompts.ts'
import { ranking } from './fr/ranking.ts'
import { rankingStats } from './fr/ranking-stats.ts'
import { refusals } from './fr/refusals.ts'
import { sampleData } from './fr/sample-data.ts'
import { searchBatch } from './fr/search-batch.ts'
import { searchErrors } from './fr/search-errors.ts'
import { searchPage } from './fr/search-page.ts'
import { searches } from './fr/searches.ts'
import { security } from './fr/security.ts'
import { session } from './fr/session.ts'
import { sharePage } from './fr/share-page.ts'
import { shell } from './fr/shell.ts'
import { signOut } from './fr/sign-out.ts'
import { signup } from './fr/signup.ts'
import { storage } from './fr/storage.ts'
import { storedOffer } from './fr/stored-offer.ts'
import { sync } from './fr/sync.ts'
import { table } from './fr/table.ts'
import { attempts } from './fr/too-many-attempts.ts'
import { trackedDialogs } from './fr/tracked-dialogs.ts'
import { trackedList } from './fr/tracked-list.ts'
import { tracking } from './fr/tracking.ts'
import { ui } from './fr/ui.ts'
import { unsent } from './fr/unsent.ts'
import { usage } from './fr/usage.ts'

/** Everything that the product says, in French. */
export const french: Catalogue = {
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
