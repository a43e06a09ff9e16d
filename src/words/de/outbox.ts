import type { Catalogue } from '../catalogue.ts'

export const outbox: Catalogue['outbox'] = {
  saveAsFile: 'Als Datei speichern',
  refusedTitle: 'Nicht gespeicherte Änderungen',
  waitingTitle: 'Noch nicht gesendet',
  tryAgain: 'Noch einmal',
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
    change_profile: 'Profiländerung',
    add_key_phrase: 'Neue Suchphrase',
    change_key_phrase: 'Geänderte Suchphrase',
    delete_key_phrase: 'Gelöschte Suchphrase',
    put_note: 'Notiz',
    delete_note: 'Gelöschte Notiz',
    put_alert_rule: 'Hinweis',
    delete_alert_rule: 'Gelöschter Hinweis',
    mark_alerts_read: 'Gelesene Hinweise',
    change_alert_settings: 'Mitteilungen',
    run_search: 'Suche',
  },
  unknown: 'Änderung',
  named: (name, phrase) => `${name} „${phrase}“`,
}
