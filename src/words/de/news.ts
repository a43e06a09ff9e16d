import { counted, formatWhole } from '../../lib/format.ts'
import { plural } from '../../lib/locale.ts'
import type { Translation } from '../../lib/translation.ts'
import type { digestWords } from '../news/digest.ts'
import type { newsWords } from '../news/news.ts'
import type { webhookMailWords } from '../news/webhook-mail.ts'

export const digest: Translation<typeof digestWords> = {
  more: (count) => `Und ${formatWhole(count)} weitere.`,
  alerts: (count) => counted(count, 'Hinweis', 'Hinweise'),
  open: 'Keytrail öffnen:',
  unsubscribe: 'Abbestellen:',
  settings: 'Deine Mitteilungen:',
  standing: (phrase, position, change) => [`„${phrase}“: ${position}`, change].filter(Boolean).join(', '),
  stop: 'Abbestellen',
  stoppedTitle: 'Abbestellt',
  daily: {
    subject: (sentence) => sentence,
    why: 'Du bekommst diese Mail einmal am Tag, und nur wenn sich etwas bewegt hat.',
    stopTitle: 'Tägliche Mail abbestellen?',
    stopText:
      'Du bekommst dann Keytrails tägliche Zusammenfassung nicht mehr per Mail. Sonst ändert sich nichts.',
    stoppedText:
      'Du bekommst keine tägliche Mail mehr. In Keytrail kannst du sie unter „Hinweise“ wieder einschalten.',
  },
  weekly: {
    subject: (sentence) => `Wochenbericht: ${sentence}`,
    why: 'Du bekommst diese Mail montags, wenn deine Suchphrasen in der Woche geprüft wurden.',
    stopTitle: 'Wöchentliche Mail abbestellen?',
    stopText: 'Du bekommst dann Keytrails Wochenbericht nicht mehr per Mail. Sonst ändert sich nichts.',
    stoppedText:
      'Du bekommst keine wöchentliche Mail mehr. In Keytrail kannst du sie unter „Hinweise“ wieder einschalten.',
  },
}

const isOrAre = (count: number) => plural(count, 'steht', 'stehen')

export const news: Translation<typeof newsWords> = {
  today: (time) => `heute ${time}`,
  yesterday: 'gestern',
  numbers: ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun'],
  alone: {
    left: (phrase, results) => `„${phrase}“ ist aus den Top ${results} gefallen`,
    down: (phrase, position) => `„${phrase}“ ist auf ${position} gefallen`,
    entered: (phrase, position) => `„${phrase}“ ist neu auf ${position}`,
    best: (phrase, position) => `„${phrase}“ steht so gut wie nie: ${position}`,
    up: (phrase, position) => `„${phrase}“ ist auf ${position} gestiegen`,
  },
  level: (phrase, place, isBetter) =>
    `„${phrase}“ hat ein neues Niveau, ${isBetter ? 'besser' : 'schlechter'} als üblich: ${place}`,
  outside: (results) => `außerhalb der Top ${results}`,
  levels: {
    start: (sides) => `Neues Niveau: ${sides}`,
    better: (phrase) => `„${phrase}“ besser`,
    worse: (phrase) => `„${phrase}“ schlechter`,
    moreBetter: (count) => `${count} besser`,
    moreWorse: (count) => `${count} schlechter`,
    rest: 'der Rest wie üblich',
  },
  first: {
    worse: (count, number) => `${number} ${plural(count, 'Position ist', 'Positionen sind')} gefallen`,
    best: (count, number) =>
      `${number} ${plural(count, 'Position', 'Positionen')} ${isOrAre(count)} so gut wie nie`,
    entered: (count, number) => `${number} ${plural(count, 'Suchphrase ist', 'Suchphrasen sind')} neu dabei`,
    up: (count, number) => `${number} ${plural(count, 'Position ist', 'Positionen sind')} gestiegen`,
  },
  further: {
    best: (count, number) => `${number} ${isOrAre(count)} so gut wie nie`,
    entered: (count, number) => `${number} ${plural(count, 'ist', 'sind')} neu dabei`,
    up: (count, number) => `${number} ${plural(count, 'ist', 'sind')} gestiegen`,
  },
  usual: (said) => `Übliche Schwankung: ${said}`,
  nothingMoved: (since) => `Nichts hat sich bewegt seit ${since}`,
  notMeasured: 'Seit deinem letzten Besuch konnte keine Position gemessen werden',
  noNewCheck: 'Keine neue Prüfung seit deinem letzten Besuch',
  firstPositions: (count) => plural(count, 'Deine erste Position ist da', 'Deine ersten Positionen sind da'),
  firstChecks: (count) => plural(count, 'Deine erste Prüfung ist da', 'Deine ersten Prüfungen sind da'),
  firstCheckDue: 'Die erste Prüfung kommt innerhalb eines Tages',
  paused: 'Das Tracking ist pausiert',
  nextDue: 'Die nächste kommt innerhalb eines Tages',
  lastKnown: (day) => `Letzte Prüfung am ${day}`,
  unchanged: (count) => `${formatWhole(count)} unverändert`,
  firstMeasured: (count) => `${formatWhole(count)} zum ersten Mal gemessen`,
  failed: (checks, days) => `${counted(checks, 'Prüfung', 'Prüfungen')} fehlgeschlagen (${days})`,
  untracked: (account, rank, phrase, more) =>
    `Noch nicht beobachtet: @${account} auf Platz ${rank} bei „${phrase}“${more > 0 ? ` und ${formatWhole(more)} weitere` : ''}`,
  passing: (ahead, behind, phrase) => `Dein „${ahead}“ hat dein „${behind}“ bei „${phrase}“ überholt`,
  pausedCount: (count) => `${formatWhole(count)} pausiert`,
}

export const webhookMail: Translation<typeof webhookMailWords> = {
  subject: (host) => `Dein Webhook zu ${host} ist abgeschaltet`,
  failing: (host) =>
    `${host} hat seit drei Tagen keine Zustellung angenommen. Deshalb senden wir dorthin nichts mehr.`,
  gone: (host) => `${host} hat mit 410 Gone geantwortet. Deshalb senden wir dorthin nichts mehr.`,
  next: 'Wenn er wieder funktioniert, schalte ihn auf deiner Kontoseite ein:',
}
