import type { Catalogue } from '../catalogue.ts'

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
  unsaved: {
    session: 'Dieser Browser merkt sich deine Anmeldung nicht. Nach dem Neuladen meldest du dich wieder an.',
    data: 'Dieser Browser speichert keine Daten für Keytrail. Lass diesen Tab offen, bis deine Änderungen gesendet sind.',
    all: 'Dieser Browser speichert nichts für Keytrail. Lass diesen Tab offen, bis deine Änderungen gesendet sind.',
  },
  partMissing:
    'Dieser Teil von Keytrail konnte nicht geladen werden. Prüfe deine Verbindung und versuche es erneut.',
  update: 'Aktualisieren',
  updateReady: 'Eine neue Version von Keytrail ist da.',
  updateAfterSending: 'Du kannst aktualisieren, sobald deine Änderungen gesendet sind.',
  updateOverTyped: 'Jetzt aktualisieren? Was du auf dieser Seite eingegeben hast, kann verloren gehen.',
}
