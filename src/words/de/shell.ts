import { counted, formatWhole } from '#src/lib/format.ts'
import { plural, wholeNumbers } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const notFound: Catalogue['notFound'] = {
  title: 'Seite nicht gefunden',
  text: {
    before: 'Unter ',
    after: ' gibt es nichts. Vielleicht ist die Adresse vertippt, oder die Seite ist umgezogen.',
  },
  ways: {
    dashboard: { name: 'Übersicht', about: 'Was passiert ist und was jetzt ansteht' },
    search: { name: 'Entdecken', about: 'Eine Suchphrase nachschlagen' },
    history: { name: 'Verlauf', about: 'Alle deine Suchen und Prüfungen' },
    home: { name: 'Startseite', about: 'Was Keytrail kann, und eine erste Suche' },
    signIn: { name: 'Anmelden', about: 'Deine Suchen und Suchphrasen' },
  },
}

export const outbox: Catalogue['outbox'] = {
  saveAsFile: 'Als Datei speichern',
  refusedTitle: 'Nicht gespeicherte Änderungen',
  waitingTitle: 'Noch nicht gesendet',
  edit: 'Bearbeiten',
  discard: 'Verwerfen',
  tryNow: 'Jetzt senden',
  notSaved: (change, reason) => `${change}: nicht gespeichert. ${reason}`,
  waiting: (why, when) => `${why} Nächster Versuch ${when}.`,
  stuck: (why, when) =>
    `${why} Nächster Versuch ${when}. Sie warten schon eine Weile und bleiben auf diesem Gerät, bis sie gesendet sind.`,
  sending: 'Auf dem Weg zum Server.',
  offline: 'Du bist offline. Sie werden gesendet, sobald du wieder online bist.',
  signIn: 'Melde dich wieder an, um sie zu senden. Bis dahin bleiben sie auf diesem Gerät.',
  more: (count) => `und ${count} weitere`,
  names: {
    add_demo_searches: 'Suchen von vor der Anmeldung',
    change_profile: 'Profiländerung',
    add_key_phrase: 'Neue Suchphrase',
    change_key_phrase: 'Geänderte Suchphrase',
    delete_key_phrase: 'Gelöschte Suchphrase',
    put_note: 'Notiz',
    delete_note: 'Gelöschte Notiz',
    add_idea: 'Neue Idee',
    change_idea: 'Geänderte Idee',
    delete_idea: 'Gelöschte Idee',
    put_alert_rule: 'Hinweis',
    delete_alert_rule: 'Gelöschter Hinweis',
    mark_alerts_read: 'Gelesene Hinweise',
    change_alert_settings: 'Mitteilungen',
    publish_report: 'Veröffentlichter Bericht',
    revoke_report: 'Zurückgezogener Bericht',
    run_search: 'Suche',
  },
  unknown: 'Änderung',
  named: (name, phrase) => `${name} „${phrase}“`,
}

export const palette: Catalogue['palette'] = {
  title: 'Springen zu',
  placeholder: 'Seite, Phrase, Idee, Suche oder Prüfung',
  price: '1 Credit',
  actions: 'Aktionen',
  search: (phrase) => `„${phrase}“ suchen`,
  check: (phrase) => `Prüfen, wer für „${phrase}“ rankt`,
  track: (phrase) => `„${phrase}“ beobachten`,
  idea: (phrase) => `„${phrase}“ als Idee merken`,
  trackLink: 'Diesen Link beobachten',
  nothing: 'Nichts auf diesem Gerät passt.',
  pages: 'Seiten',
  brandWords: 'Markennamen',
  keyPhrases: 'Suchphrasen',
  searches: 'Suchen',
  checks: 'Prüfungen',
  video: (id) => `Video ${id}`,
}

export const places: Catalogue['places'] = {
  about: 'Über Keytrail',
  aboutRankTracking: 'Mehr zum Rank-Tracking',
  account: 'Konto',
  alerts: 'Hinweise',
  authors: 'Autoren',
  blog: 'Blog',
  publicBlog: 'Blog (englisch)',
  checkHistory: 'Prüfverlauf',
  competitorMonitoring: 'Konkurrenz im Blick',
  completeProfile: 'Profil vervollständigen',
  contact: 'Kontakt',
  dashboard: 'Übersicht',
  developers: 'Für Entwickler',
  discover: 'Entdecken',
  faq: 'Häufige Fragen',
  freeSearch: 'Kostenlose Suche',
  history: 'Verlauf',
  ideas: 'Ideen',
  keywordDiscovery: 'Keywords finden',
  multiSearch: 'Mehrfachsuche',
  newPassword: 'Neues Passwort wählen',
  notFound: 'Seite nicht gefunden',
  passwordReset: 'Passwort zurücksetzen',
  payment: 'Zahlung',
  privacyPolicy: 'Datenschutz',
  rankTracking: 'Rank-Tracking',
  report: 'Bericht',
  searchCheck: 'Suchergebnisse prüfen',
  share: 'Mit Keytrail geteilt',
  signIn: 'Anmelden',
  signUp: 'Konto erstellen',
  tracking: 'Tracking',
}

export const prompts: Catalogue['prompts'] = {
  installTitle: 'Keytrail auf dem Home-Bildschirm behalten',
  installText:
    'Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“. Keytrail öffnet sich dann im Vollbild, kann dir Hinweise schicken, und der Browser löscht hier nichts mehr.',
  installRead: 'Verstanden',
  pushTitle: 'Hinweise erhalten, wenn Keytrail geschlossen ist?',
  pushText:
    'Dein erster Hinweis ist eingerichtet. Er erscheint unter „Hinweise“, und dieser Browser kann dich auch benachrichtigen. Ruhezeiten und den Schalter findest du ebenfalls dort.',
  pushLater: 'Nicht jetzt',
  pushOn: 'Mitteilungen einschalten',
}

export const refusals: Catalogue['refusals'] = {
  byCode: {
    plan_required: 'Suchphrasen gibt es erst nach einem Upgrade.',
    active_key_phrases_reached:
      'Du hast die Höchstzahl aktiver Suchphrasen erreicht. Pausiere eine, um eine neue hinzuzufügen.',
    own_names_reached: 'Dein Tarif hat keinen Platz für weitere eigene Konten oder Namen.',
    already_tracked: 'Diese Suchphrase wird schon beobachtet.',
    too_many_key_phrases:
      'Du hast die Höchstzahl an Suchphrasen erreicht. Lösche eine, um Platz zu schaffen.',
    too_many_ideas: 'Du hast die Höchstzahl an Ideen erreicht. Lösche eine, um Platz zu schaffen.',
    video_in_other_idea: 'Dieses Video gehört schon zu einer anderen Idee.',
    too_many_notes: 'Du hast die Höchstzahl an Notizen erreicht. Lösche eine, um Platz zu schaffen.',
    too_many_alert_rules:
      'Diese Suchphrase hat die Höchstzahl an Hinweisen. Lösche einen, um Platz zu schaffen.',
    too_many_report_links:
      'Du hast die größte Zahl veröffentlichter Berichte erreicht. Ziehe einen zurück, um einen weiteren zu veröffentlichen.',
    not_found: 'Was damit geändert wird, gibt es nicht mehr.',
    invalid_change: 'Etwas darin ist zu lang oder ungültig.',
    unknown_mutation:
      'Der Server kennt diese Art von Änderung noch nicht. Versuch es nach dem nächsten Update noch einmal.',
    damaged: 'Sie wurde auf diesem Gerät beschädigt.',
    unknown_column:
      'Der Server kennt noch nicht alles davon. Versuch es nach dem nächsten Update noch einmal.',
  },
  unexplained: 'Der Server hat keinen Grund genannt.',
  search: 'Der Server hat diese Suche abgelehnt. Es wurde nichts berechnet.',
}

export const shell: Catalogue['shell'] = {
  home: 'Keytrail, Startseite',
  skip: 'Zum Inhalt springen',
  mainNavigation: 'Hauptnavigation',
  footerNavigation: 'Fußzeile',
  tabs: 'Bereiche',
  menu: 'Menü',
  more: 'Mehr',
  jumpTo: 'Springen zu …',
  alertsUnread: (unread) => `Hinweise, ${unread} ungelesen`,
  signIn: 'Anmelden',
  signUp: 'Registrieren',
  signOut: 'Abmelden',
  notAffiliated: 'Keytrail steht in keiner Verbindung zu TikTok.',
  theme: { name: 'Farbschema', system: 'System', light: 'Hell', dark: 'Dunkel' },
  loading: 'Wird geladen',
  opening: 'Keytrail wird geöffnet',
  offline: 'Offline. Du siehst gespeicherte Daten.',
  tryNow: 'Jetzt versuchen',
  review: 'Ansehen',
  partMissing:
    'Dieser Teil von Keytrail konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
  update: 'Aktualisieren',
  updateReady: 'Eine neue Version von Keytrail ist da.',
  updateAfterSending: 'Du kannst aktualisieren, sobald deine Änderungen gesendet sind.',
  updateOverTyped: 'Jetzt aktualisieren? Was du auf dieser Seite eingegeben hast, kann verloren gehen.',
}

export const sync: Catalogue['sync'] = {
  signInToSend: 'Melde dich wieder an, um sie zu senden.',
  reasons: {
    offline: 'Der Server war nicht erreichbar.',
    timeout: 'Der Server hat nicht rechtzeitig geantwortet.',
    server: 'Der Server kann gerade keine Änderungen speichern.',
    unreadable: 'Keytrail konnte die Antwort des Servers nicht lesen.',
    too_many_changes: 'Du hast das heutige Limit für Änderungen erreicht. Der Rest wird morgen gesendet.',
    foreign: 'Statt des Servers hat etwas anderes im Netz geantwortet, vielleicht eine Anmeldeseite.',
  },
  refusedOne: 'Der Server konnte eine davon nicht speichern.',
  nextTry: (when) => `Nächster Versuch ${when}.`,
  now: 'jetzt',
  inSeconds: (seconds) => `in ${seconds} Sekunden`,
  inMinutes: (minutes) => `in ${counted(minutes, 'Minute', 'Minuten')}`,
  fetchingSoFar: (here) => `Deine Suchen und Prüfungen werden geladen: bisher ${formatWhole(here)}`,
  fetchingOf: (here, all) =>
    `Deine Suchen und Prüfungen werden geladen: ${formatWhole(here)} von ${formatWhole(all)}`,
}

function amount(unsent: number, searches: number): string {
  const what =
    searches === unsent ? plural(unsent, 'Suche', 'Suchen') : plural(unsent, 'Änderung', 'Änderungen')
  return `${wholeNumbers().format(unsent)} ${what}`
}

const waits = (unsent: number) => plural(unsent, 'wartet', 'warten')

export const unsent: Catalogue['unsent'] = {
  waiting: (unsent, searches) => `${amount(unsent, searches)} ${waits(unsent)}`,
  waitingLong: (unsent, searches) => `${amount(unsent, searches)} ${waits(unsent)} schon länger`,
  sending: (unsent, searches) => `${amount(unsent, searches)} ${plural(unsent, 'wird', 'werden')} gesendet`,
  notSaved: (changes) => `${amount(changes, 0)} nicht gespeichert`,
  lostBySigningOut: (unsent) =>
    `${amount(unsent, 0)} ${plural(unsent, 'wurde', 'wurden')} noch nicht gesendet. Mit dem Abmelden ${plural(unsent, 'geht sie', 'gehen sie')} verloren.`,
}
