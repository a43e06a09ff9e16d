import type { Translation } from '#src/lib/translation.ts'
import type { accountWords } from './account.ts'
import type { accountDeletionWords } from './account-deletion.ts'
import type { ageWords } from './ages.ts'
import type { alertRuleWords } from './alert-rule-form.ts'
import type { alertWords } from './alerts.ts'
import type { alertsPageWords } from './alerts-page.ts'
import type { archiveWords } from './archive.ts'
import type { archivePartWords } from './archive-parts.ts'
import type { attemptWords } from './attempts.ts'
import type { authWords } from './auth.ts'
import type { authErrorWords } from './auth-errors.ts'
import type { batchFormWords } from './batch-form.ts'
import type { besidePanelWords } from './beside-panels.ts'
import type { billingWords } from './billing.ts'
import type { bulkAddWords } from './bulk-add.ts'
import type { calendarWords } from './calendar.ts'
import type { chartWords } from './chart.ts'
import type { checkWords } from './check.ts'
import type { checkEndingWords } from './check-endings.ts'
import type { checkNowWords } from './check-now.ts'
import type { comparisonWords } from './comparison.ts'
import type { consentWords } from './consent.ts'
import type { contactWords } from './contact.ts'
import type { creditsUsedUpWords } from './credits-used-up.ts'
import type { dailyHistoryWords } from './daily-history.ts'
import type { dashboardWords } from './dashboard.ts'
import type { dayWords } from './days.ts'
import type { demoWords } from './demo.ts'
import type { demoResultWords } from './demo-results.ts'
import type { digestWords } from './digest.ts'
import type { figureWords } from './figures.ts'
import type { followedWords } from './followed.ts'
import type { historyWords } from './history.ts'
import type { jumpWords } from './jump.ts'
import type { keyPhraseCheckWords } from './key-phrase-checks.ts'
import type { keyPhraseFormWords } from './key-phrase-form.ts'
import type { keyPhrasePageWords } from './key-phrase-page.ts'
import type { statusWords } from './key-phrase-status.ts'
import type { keywordActionWords } from './keyword-actions.ts'
import type { keywordSheetWords } from './keyword-sheet.ts'
import type { keywordTableWords } from './keyword-tables.ts'
import type { languageWords } from './language.ts'
import type { loginWords } from './login.ts'
import type { lookupFormWords } from './lookup-form.ts'
import type { lookupWords } from './lookups.ts'
import type { mailLinkWords } from './mail-link.ts'
import type { mailedCodeWords } from './mailed-code.ts'
import type { mergedWords } from './merged-keywords.ts'
import type { newPasswordWords } from './new-password.ts'
import type { newsWords } from './news.ts'
import type { notFoundWords } from './not-found.ts'
import type { notificationWords } from './notifications.ts'
import type { outboxWords } from './outbox.ts'
import type { ownResultWords } from './own-results.ts'
import type { paletteWords } from './palette.ts'
import type { passwordResetWords } from './password-reset.ts'
import type { paymentWords } from './payment.ts'
import type { phraseWords } from './phrases.ts'
import type { placeWords } from './places.ts'
import type { planWords } from './plans.ts'
import type { positionChartWords } from './position-chart.ts'
import type { positionTableWords } from './position-table.ts'
import type { positionWords } from './positions.ts'
import type { priceWords } from './prices.ts'
import type { profileWords } from './profile.ts'
import type { promptWords } from './prompts.ts'
import type { rankingWords } from './ranking.ts'
import type { rankingStatWords } from './ranking-stats.ts'
import type { rankingViewWords } from './ranking-view.ts'
import type { refusalWords } from './refusals.ts'
import type { sampleDataWords } from './sample-data.ts'
import type { batchWords } from './search-batch.ts'
import type { searchErrorWords } from './search-errors.ts'
import type { searchPageWords } from './search-page.ts'
import type { searchWords } from './searches.ts'
import type { securityWords } from './security.ts'
import type { sessionWords } from './session.ts'
import type { sharePageWords } from './share-page.ts'
import type { shellWords } from './shell.ts'
import type { signOutWords } from './sign-out.ts'
import type { signupWords } from './signup.ts'
import type { storageWords } from './storage.ts'
import type { storedOfferWords } from './stored-offer.ts'
import type { syncWords } from './sync.ts'
import type { tableWords } from './table.ts'
import type { trackedDialogWords } from './tracked-dialogs.ts'
import type { trackedListWords } from './tracked-list.ts'
import type { trackingOutcomeWords } from './tracking-outcomes.ts'
import type { trackingPageWords } from './tracking-page.ts'
import type { uiWords } from './ui.ts'
import type { unsentWords } from './unsent.ts'
import type { usageWords } from './usage.ts'
import type { whyWords } from './why.ts'

/** Every group of sentences: what a language has to say, under the name by which `sentences` looks it up. */
export interface Catalogue {
  account: Translation<typeof accountWords>
  accountDeletion: Translation<typeof accountDeletionWords>
  ages: Translation<typeof ageWords>
  alertRuleForm: Translation<typeof alertRuleWords>
  alerts: Translation<typeof alertWords>
  alertsPage: Translation<typeof alertsPageWords>
  archive: Translation<typeof archiveWords>
  archiveParts: Translation<typeof archivePartWords>
  attempts: Translation<typeof attemptWords>
  auth: Translation<typeof authWords>
  authErrors: Translation<typeof authErrorWords>
  batchForm: Translation<typeof batchFormWords>
  besidePanels: Translation<typeof besidePanelWords>
  billing: Translation<typeof billingWords>
  bulkAdd: Translation<typeof bulkAddWords>
  calendar: Translation<typeof calendarWords>
  chart: Translation<typeof chartWords>
  check: Translation<typeof checkWords>
  checkEndings: Translation<typeof checkEndingWords>
  checkNow: Translation<typeof checkNowWords>
  comparison: Translation<typeof comparisonWords>
  consent: Translation<typeof consentWords>
  contact: Translation<typeof contactWords>
  dailyHistory: Translation<typeof dailyHistoryWords>
  dashboard: Translation<typeof dashboardWords>
  days: Translation<typeof dayWords>
  demo: Translation<typeof demoWords>
  demoResults: Translation<typeof demoResultWords>
  digest: Translation<typeof digestWords>
  figures: Translation<typeof figureWords>
  followed: Translation<typeof followedWords>
  history: Translation<typeof historyWords>
  jump: Translation<typeof jumpWords>
  keyPhraseChecks: Translation<typeof keyPhraseCheckWords>
  keyPhraseForm: Translation<typeof keyPhraseFormWords>
  keyPhrasePage: Translation<typeof keyPhrasePageWords>
  keyPhraseStatus: Translation<typeof statusWords>
  keywordActions: Translation<typeof keywordActionWords>
  keywordSheet: Translation<typeof keywordSheetWords>
  keywordTables: Translation<typeof keywordTableWords>
  language: Translation<typeof languageWords>
  creditsUsedUp: Translation<typeof creditsUsedUpWords>
  login: Translation<typeof loginWords>
  lookupForm: Translation<typeof lookupFormWords>
  lookups: Translation<typeof lookupWords>
  mailLink: Translation<typeof mailLinkWords>
  mailedCode: Translation<typeof mailedCodeWords>
  mergedKeywords: Translation<typeof mergedWords>
  newPassword: Translation<typeof newPasswordWords>
  news: Translation<typeof newsWords>
  notFound: Translation<typeof notFoundWords>
  notifications: Translation<typeof notificationWords>
  outbox: Translation<typeof outboxWords>
  ownResults: Translation<typeof ownResultWords>
  palette: Translation<typeof paletteWords>
  passwordReset: Translation<typeof passwordResetWords>
  payment: Translation<typeof paymentWords>
  phrases: Translation<typeof phraseWords>
  places: Translation<typeof placeWords>
  plans: Translation<typeof planWords>
  positionChart: Translation<typeof positionChartWords>
  positionTable: Translation<typeof positionTableWords>
  positions: Translation<typeof positionWords>
  prices: Translation<typeof priceWords>
  profile: Translation<typeof profileWords>
  prompts: Translation<typeof promptWords>
  ranking: Translation<typeof rankingWords>
  rankingStats: Translation<typeof rankingStatWords>
  rankingView: Translation<typeof rankingViewWords>
  refusals: Translation<typeof refusalWords>
  sampleData: Translation<typeof sampleDataWords>
  searchBatch: Translation<typeof batchWords>
  searchErrors: Translation<typeof searchErrorWords>
  searchPage: Translation<typeof searchPageWords>
  searches: Translation<typeof searchWords>
  security: Translation<typeof securityWords>
  session: Translation<typeof sessionWords>
  sharePage: Translation<typeof sharePageWords>
  shell: Translation<typeof shellWords>
  signOut: Translation<typeof signOutWords>
  signup: Translation<typeof signupWords>
  storage: Translation<typeof storageWords>
  storedOffer: Translation<typeof storedOfferWords>
  sync: Translation<typeof syncWords>
  table: Translation<typeof tableWords>
  trackedDialogs: Translation<typeof trackedDialogWords>
  trackedList: Translation<typeof trackedListWords>
  trackingOutcomes: Translation<typeof trackingOutcomeWords>
  trackingPage: Translation<typeof trackingPageWords>
  ui: Translation<typeof uiWords>
  unsent: Translation<typeof unsentWords>
  usage: Translation<typeof usageWords>
  why: Translation<typeof whyWords>
}
