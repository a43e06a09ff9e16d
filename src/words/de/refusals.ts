import type { Catalogue } from '../catalogue.ts'

export const refusals: Catalogue['refusals'] = {
  byCode: {
    plan_required: 'Suchphrasen gibt es erst nach einem Upgrade.',
    active_key_phrases_reached:
      'Du hast die Höchstzahl aktiver Suchphrasen erreicht. Pausiere eine, um eine neue hinzuzufügen.',
    already_tracked: 'Diese Suchphrase wird schon beobachtet.',
    too_many_key_phrases:
      'Du hast die Höchstzahl an Suchphrasen erreicht. Lösche eine, um Platz zu schaffen.',
    too_many_notes: 'Du hast die Höchstzahl an Notizen erreicht. Lösche eine, um Platz zu schaffen.',
    too_many_alert_rules:
      'Diese Suchphrase hat die Höchstzahl an Hinweisen. Lösche einen, um Platz zu schaffen.',
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
