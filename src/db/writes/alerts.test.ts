import { expect, test } from 'vitest'
import type { AlertRow } from '#src/domain/tracking/rows.ts'
import { newId } from '#src/lib/ids.ts'
import { openStore } from '#tests/support/device/opened-store.ts'
import { cursorAt, pullRows } from '#tests/support/device/pulled.ts'
import { phrase } from '#tests/support/rows/made-rows.ts'
import { rowOfEach } from '#tests/support/rows/row-of-each.ts'
import { database } from '../core/open.ts'
import { countUnsent, listOutbox, listUnsent, settleEntries } from '../outbox/outbox.ts'
import { countUnreadAlerts, listAlertRules, readAlertSettings } from '../reads/alerts.ts'
import { changeAlertSettings, markAlertsRead, putAlertRule } from './alerts.ts'
import { deleteRow } from './deletions.ts'

const alert = (n: number) =>
  ({ ...rowOfEach.alerts(), created_at: `2026-11-0${n}T00:00:00.000Z` }) as AlertRow
const [first, second, third] = [alert(1), alert(2), alert(3)]

openStore()

test('read alerts stay read through pulls until the server knows, and later ones stay unread', async () => {
  await database().alerts.bulkPut([first, second])
  await markAlertsRead(second.created_at)
  expect(await countUnreadAlerts()).toBe(0)
  await pullRows({ alerts: [first, second, third] })
  expect(await countUnreadAlerts()).toBe(1)
})

test('creates a rule once, even if requested twice', async () => {
  const rule = { id: newId(), keyword_id: phrase, kind: 'enters_first', threshold: 3 } as const
  await putAlertRule(rule)
  await putAlertRule({ ...rule, id: newId() })
  await putAlertRule({ ...rule, id: newId(), threshold: 10 })
  expect((await listAlertRules(phrase)).map(({ threshold }) => threshold).sort()).toEqual([10, 3])
  expect(await countUnsent()).toBe(2)
  await deleteRow('alertRules', rule.id)
  expect(await listAlertRules(phrase)).toHaveLength(1)
  expect((await listUnsent('alertRules')).at(-1)).toMatchObject({ kind: 'delete_alert_rule' })
})

test('keeps a setting that is changed while a pull arrives', async () => {
  const rows = { alertSettings: [rowOfEach.alertSettings()] }
  await pullRows(rows)
  await Promise.all([pullRows(rows), changeAlertSettings({ quiet_from: 22, quiet_until: 8 }), pullRows(rows)])
  expect(await readAlertSettings()).toMatchObject({ quiet_from: 22 })
  // The server applies the change only after the snapshot of the next response.
  await settleEntries(await listOutbox(), '1.1/5000')
  await pullRows(rows, { cursor: cursorAt(5_000) })
  expect(await readAlertSettings()).toMatchObject({ quiet_from: 22 })
})

test('sends both ends of the quiet hours together, each with its latest value', async () => {
  await changeAlertSettings({ quiet_from: 22, quiet_until: 8 })
  await changeAlertSettings({ quiet_from: 23 })
  await changeAlertSettings({ quiet_until: 7, time_zone: 'UTC' })
  expect((await listOutbox()).map(({ payload }) => payload).slice(1)).toEqual([
    { quiet_from: 23, quiet_until: 8 },
    { quiet_from: 23, quiet_until: 7, time_zone: 'UTC' },
  ])
})

test('starts with all settings off, and sends only changed ones', async () => {
  await changeAlertSettings({ quiet_from: 22, quiet_until: 8 })
  expect(await readAlertSettings()).toMatchObject({ push: false, quiet_from: 22, time_zone: 'Europe/London' })
  expect((await listUnsent('alertSettings'))[0]?.payload).toEqual({ quiet_from: 22, quiet_until: 8 })
})
