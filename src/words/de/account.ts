import { counted, formatWhole } from '#src/lib/format.ts'
import { plural } from '#src/lib/locale.ts'
import type { Catalogue } from '../catalogue.ts'

export const account: Catalogue['account'] = {
  loading: 'Dein Konto wird geladen',
  loadFailed: 'Das Profil konnte nicht geladen werden',
  notLoggedIn: 'Du bist nicht angemeldet',
  title: 'Konto',
  details: 'Deine Angaben',
  facts: {
    firstName: 'Vorname',
    lastName: 'Nachname',
    email: 'E-Mail',
    level: 'Tarif',
    credits: 'Credits',
  },
  none: 'k. A.',
  creditsLoading: 'Wird geladen …',
  marketing: 'Neuigkeiten',
  news: 'Neuigkeiten von Keytrail per E-Mail erhalten',
  save: 'Speichern',
  saved: 'Profil gespeichert',
  saveFailed: 'Das Profil konnte nicht gespeichert werden',
  device: 'Auf diesem Gerät',
  nothingKept: 'Hier sind noch keine Suchen oder Prüfungen gespeichert.',
  kept: (what, count) =>
    `${what} ${plural(count, 'ist hier gespeichert und öffnet sich', 'sind hier gespeichert und öffnen sich')} auch offline.`,
  synced: (age) => `Synchronisiert ${age}.`,
  window: {
    takes: (size) => `Prüfungen belegen hier ${size}.`,
    left: (count) =>
      `Von ${counted(count, 'älteren Prüfung', 'älteren Prüfungen')} ist hier nur die Zusammenfassung, der Rest wird beim Öffnen geladen.`,
    perPhrase: 'Prüfungen je Suchphrase',
    newest: (count) => `Die neuesten ${formatWhole(count)}`,
    allChecks: 'Alle',
    maxBytes: 'Platz für Prüfungen',
    noLimit: 'Ohne Grenze',
    failed: 'Dieses Gerät konnte das nicht ändern. Versuche es noch einmal.',
  },
  withoutRoom: (count) =>
    `Für ${formatWhole(count)} deiner Suchen und Prüfungen ist auf diesem Gerät kein Platz. Sie werden geladen, sobald Platz frei ist.`,
  unreadable: (rows) =>
    `Diese Version von Keytrail kann ${counted(rows, 'Zeile', 'Zeilen')} deines Kontos nicht lesen. Es ist nichts verloren; das nächste Update versucht es noch einmal.`,
  clearedUnused:
    'Dieser Browser löscht sie, wenn du ihn sieben Tage lang benutzt, ohne Keytrail zu öffnen. Danach werden sie neu geladen. In Keytrail auf deinem Home-Bildschirm oder im Dock bleiben sie.',
  keptForSure: 'Der Browser hat zugesagt, sie zu behalten, bis du dich abmeldest.',
  clearedForSpace: 'Wenn der Browser sie löscht, um Platz zu schaffen, werden sie neu geladen.',
}

export const accountDeletion: Catalogue['accountDeletion'] = {
  title: 'Konto löschen',
  consequences: {
    plans:
      'Alle deine Daten werden von unseren Servern und von diesem Gerät entfernt, und dein Abo endet sofort ohne Erstattung. Das lässt sich nicht rückgängig machen.',
    noPlans:
      'Alle deine Daten werden von unseren Servern und von diesem Gerät entfernt. Das lässt sich nicht rückgängig machen.',
  },
  unsent: (changes) =>
    `${counted(changes, 'Änderung ist', 'Änderungen sind')} noch nicht gesendet und ${changes === 1 ? 'geht' : 'gehen'} auch verloren.`,
  word: 'löschen',
  typeWord: 'Gib zur Bestätigung „löschen“ ein',
  wrongWord: 'Gib das Wort „löschen“ in Kleinbuchstaben ein.',
  keep: 'Konto behalten',
  confirm: 'Alles löschen',
}

const parts = {
  searches: 'Suchen',
  checks: 'Prüfungen',
  keyPhrases: 'Suchphrasen',
  keyPhraseChecks: 'Positionen',
  notes: 'Notizen',
  alertRules: 'Hinweisregeln',
  ideas: 'Ideen',
}

export const archive: Catalogue['archive'] = {
  unfinished: (date) =>
    `Der Import deines Archivs vom ${date} ist nicht abgeschlossen. Wähle dieselbe Datei noch einmal, um fortzufahren.`,
  discard: 'Import verwerfen',
  discardAsk: 'Diesen Import verwerfen?',
  discardWarning: 'Alles, was bisher importiert wurde, wird gelöscht.',
  discarded: 'Import verworfen',
  discardFailed: 'Der Server ist gerade nicht erreichbar. Der Import wurde nicht verworfen.',
  title: 'Deine Daten',
  empty: 'Auf diesem Gerät ist noch nichts. Du kannst das Archiv eines anderen Kontos importieren.',
  lead: 'Ein Archiv ist eine Datei mit allen deinen Daten auf diesem Gerät.',
  preparing: 'Das Archiv wird vorbereitet',
  saveFailed:
    'Einige deiner Prüfungen liegen auf dem Server, der gerade nicht erreichbar ist. Es wurde nichts gespeichert.',
  share: (percent) => `${percent} %`,
  download: 'Archiv laden',
  contains: (contents) => `Das Archiv enthält ${contents}.`,
  stillComing: 'Es wird noch geladen; vielleicht kommt noch mehr.',
  choose: 'Archiv importieren',
  onlyIntoEmpty: 'Importieren kannst du nur in ein leeres Konto.',
  ask: 'Dieses Archiv importieren?',
  askAbout: (date, contents) =>
    `Es ist vom ${date} und enthält ${contents}. Aktive Suchphrasen, für die dein Tarif nicht reicht, werden pausiert.`,
  import: 'Importieren',
  importing: 'Das Archiv wird importiert',
  imported: 'Archiv importiert',
  brokenOff: 'Die Verbindung ist beim Import abgebrochen. Wähle dieselbe Datei noch einmal, um fortzufahren.',
  notAnArchive: 'Diese Datei ist kein Keytrail-Archiv.',
  unreadableRow: (row, part) =>
    `Zeile ${row} der ${parts[part]} ist nicht lesbar. Es wurde nichts importiert.`,
  refused: {
    not_empty: 'Dieses Konto hat schon Suchen, Suchphrasen oder Ideen. Es wurde nichts importiert.',
    import_ended: 'Dieser Import wurde auf einem anderen Gerät oder in einem anderen Tab beendet.',
    too_many:
      'Dein Konto fasst nicht alle Suchphrasen, Ideen, Notizen und Hinweisregeln dieses Archivs. Es wurde nichts importiert.',
    archive_too_large: 'Dieses Archiv ist zu groß für den Import. Es wurde nichts importiert.',
    invalid_archive:
      'Dieses Archiv enthält etwas, das der Server nicht speichern kann. Es wurde nichts importiert.',
    unauthorized: 'Du bist nicht angemeldet. Es wurde nichts importiert.',
  },
  refusedOtherwise: 'Der Server hat dieses Archiv abgelehnt. Es wurde nichts importiert.',
}

export const archiveParts: Catalogue['archiveParts'] = {
  nothing: 'nichts',
  counts: {
    searches: (n) => counted(n, 'Suche', 'Suchen'),
    checks: (n) => counted(n, 'Prüfung', 'Prüfungen'),
    keyPhrases: (n) => counted(n, 'Suchphrase', 'Suchphrasen'),
    keyPhraseChecks: (n) => counted(n, 'Position', 'Positionen'),
    notes: (n) => counted(n, 'Notiz', 'Notizen'),
    alertRules: (n) => counted(n, 'Hinweisregel', 'Hinweisregeln'),
    ideas: (n) => counted(n, 'Idee', 'Ideen'),
  },
}

export const profile: Catalogue['profile'] = {
  loading: 'Dein Profil wird geladen',
  title: 'Vervollständige dein Profil',
  lead: 'Wie dürfen wir dich nennen?',
  save: 'Speichern und weiter',
  pay: (price) => (price === null ? 'Weiter zur Zahlung' : `Weiter zur Zahlung, ${price} im Monat`),
  startFree: 'Gratis starten',
  firstCheck: (phrase) => `Als Nächstes: wer bei „${phrase}“ vorn ist, für 1 Credit.`,
  firstName: 'Vorname',
  lastName: 'Nachname',
  firstNameMissing: 'Gib deinen Vornamen ein.',
  lastNameMissing: 'Gib deinen Nachnamen ein.',
  news: 'Neuigkeiten von Keytrail per E-Mail erhalten',
  newsHint: 'Das kannst du auf deiner Kontoseite jederzeit ändern.',
  completed: 'Dein Profil ist vollständig!',
}

export const security: Catalogue['security'] = {
  notLoggedIn: 'Du bist nicht angemeldet',
  password: 'Passwort',
  currentPassword: 'Aktuelles Passwort',
  wrongPassword: 'Das ist nicht dein aktuelles Passwort.',
  newPassword: 'Neues Passwort',
  changePassword: 'Passwort ändern',
  changeSignsOut: 'Deine anderen Geräte werden dabei abgemeldet.',
  passwordUpdated: 'Dein Passwort ist geändert!',
  devices: 'Andere Geräte',
  devicesLead: 'Meldet dich innerhalb einer Stunde auf allen anderen Geräten ab.',
  signOutDevices: 'Andere Geräte abmelden',
  devicesLeft: 'Alle anderen Geräte wurden abgemeldet.',
  devicesNotLeft: (reason) => `Deine anderen Geräte konnten nicht abgemeldet werden. ${reason}`,
  deleteAccount: 'Konto löschen',
  deleteLead: {
    plans: 'Entfernt dein Konto, deine Suchen, deine Suchphrasen und dein Abo, hier und auf unseren Servern.',
    noPlans: 'Entfernt dein Konto, deine Suchen und deine Suchphrasen, hier und auf unseren Servern.',
  },
  deleted: 'Dein Konto wurde gelöscht.',
  closed: 'Dein Konto ist geschlossen. Die letzten Daten sind innerhalb einer Stunde gelöscht.',
  deleteFailed: {
    offline: 'Du bist offline. Ein Konto lässt sich nur online löschen; es wurde nichts gelöscht.',
    unknown:
      'Der Server hat nicht rechtzeitig geantwortet. Wir wissen nicht, ob dein Konto gelöscht wurde. Versuch es noch einmal.',
    payments:
      'Dein Abo konnte nicht gekündigt werden, deshalb wurde nichts gelöscht. Versuch es in ein paar Minuten noch einmal.',
    otherwise:
      'Dein Konto konnte nicht gelöscht werden. Es ist nichts verloren; versuch es in ein paar Minuten noch einmal.',
  },
}

export const storage: Catalogue['storage'] = {
  troubles: {
    blocked: {
      title: 'Keytrail ist in einem anderen Tab offen',
      text: 'Der andere Tab läuft mit einer älteren Version. Schließe ihn und lade dann neu.',
    },
    outdated: {
      title: 'Keytrail wurde in einem anderen Tab aktualisiert',
      text: 'Lade neu, um mit der neuen Version weiterzumachen. Alles Gespeicherte bleibt erhalten.',
    },
    ahead: {
      title: 'Diese Version von Keytrail ist zu alt',
      text: 'Auf diesem Gerät lief schon eine neuere Version. Aktualisiere, um weiterzumachen. Alles Gespeicherte bleibt erhalten.',
    },
    erased: {
      title: 'Die Daten dieser Website wurden gelöscht',
      text: 'Sie werden wieder heruntergeladen, sobald du online bist.',
    },
  },
  unsaved: {
    session: 'Dieser Browser merkt sich deine Anmeldung nicht. Nach dem Neuladen meldest du dich wieder an.',
    data: 'Dieser Browser speichert keine Daten für Keytrail. Lass diesen Tab offen, bis deine Änderungen gesendet sind.',
    all: 'Dieser Browser speichert nichts für Keytrail. Lass diesen Tab offen, bis deine Änderungen gesendet sind.',
  },
  lost: (count) =>
    plural(
      count,
      '1 Änderung, die noch nicht gesendet war, ist verloren.',
      `${formatWhole(count)} Änderungen, die noch nicht gesendet waren, sind verloren.`,
    ),
}

export const language: Catalogue['language'] = {
  name: 'Sprache',
  kept: 'Wird auf diesem Gerät gemerkt.',
  overTyped: 'Sprache jetzt wechseln? Was du auf dieser Seite eingegeben hast, kann verloren gehen.',
}

export const notifications: Catalogue['notifications'] = {
  title: 'Mitteilungen',
  notSetUp: 'Auf diesem Server sind keine Mitteilungen eingerichtet.',
  installFirst:
    'Füge Keytrail auf einem iPhone oder iPad zuerst dem Home-Bildschirm hinzu (Teilen, dann „Zum Home-Bildschirm“) und öffne es von dort.',
  unsupported: 'Dieser Browser unterstützt keine Mitteilungen.',
  blocked:
    'Mitteilungen dieser Seite sind blockiert. Erlaube sie in den Einstellungen deines Browsers und komm dann zurück.',
  off: 'Mitteilungen sind aus. Hinweise erscheinen nur hier.',
  onHere: 'Auf diesem Gerät an, auch wenn Keytrail geschlossen ist.',
  onElsewhere: 'Für dein Konto an, aber nicht auf diesem Gerät.',
  turnOn: 'Mitteilungen einschalten',
  turnOff: 'Mitteilungen ausschalten',
  often: 'Wie oft',
  each: 'Sofort',
  daily: 'Einmal am Tag',
  mail: 'Tägliche Zusammenfassung per Mail',
  mailHint: 'Was sich bewegt hat, in einer Mail am Tag. Ohne Bewegung keine.',
  weeklyMail: 'Wochenbericht per Mail',
  weeklyMailHint: 'Wo jede Suchphrase steht und wie sie sich bewegt hat, montagmorgens.',
  notAllowed: 'Mitteilungen wurden nicht erlaubt.',
  turnOnFailed:
    'Mitteilungen konnten nicht eingeschaltet werden. Versuche es noch einmal, wenn du online bist.',
  turnedOn: 'Mitteilungen sind auf diesem Gerät an',
  settingsFailed: 'Die Einstellungen der Mitteilungen konnten nicht gespeichert werden',
  quietHours: 'Ruhezeit',
  quietHoursHint: 'In der Ruhezeit halten wir Hinweise zurück und senden danach eine Zusammenfassung.',
  from: 'Von',
  until: 'Bis',
  timeZone: (zone) => `Uhrzeiten in ${zone}.`,
  takeZone: (zone) => `${zone} verwenden`,
}

export const mailedCode: Catalogue['mailedCode'] = {
  label: 'Code',
  needed: (email) =>
    `Du hast dich vor mehr als einem Tag angemeldet. Deshalb haben wir einen Code an ${email} geschickt. Er gilt einmal, eine Stunde lang.`,
  wrong: 'Dieser Code ist falsch oder abgelaufen.',
  sendAnother: 'Neuen Code anfordern',
  sent: 'Ein neuer Code ist unterwegs.',
}

export const ownAccounts: Catalogue['ownAccounts'] = {
  question: 'Welches Konto ist deins?',
  why: 'Deine Videos werden in allen Ergebnissen markiert.',
  example: '@name oder Link',
  save: 'Speichern',
  skip: 'Überspringen',
  title: 'Deine TikTok-Konten',
  add: 'Konto hinzufügen',
  addButton: 'Hinzufügen',
  addTracked: (account) => `@${account} hinzufügen, das du beobachtest`,
  remove: (account) => `@${account} entfernen`,
  nextToName: 'Was Leute neben deinem Namen eintippen',
  problem: 'Gib den @Namen ein oder einen Link zum Profil oder zu einem Video.',
  full: (accounts) => `Dein Tarif hat Platz für ${counted(accounts, 'Konto', 'Konten')}.`,
  larger: (plan, accounts) => `${plan} hat Platz für ${accounts}.`,
  saveFailed: 'Dieses Gerät konnte dein Konto nicht speichern. Versuche es noch einmal.',
}
