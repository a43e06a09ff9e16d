import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { changeAlertSettings } from '#src/db/writes/alerts.ts'
import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { setLocale } from '#src/lib/locale.ts'
import { NotificationsSheet } from './notifications-sheet.tsx'

vi.mock('#src/db/writes/alerts.ts', () => ({ changeAlertSettings: vi.fn(), markAlertsRead: vi.fn() }))
vi.mock('#src/sync/engine/engine.ts', () => ({ kickSync: vi.fn() }))
vi.mock('#src/lib/push-browser.ts', () => ({
  pushState: async () => ({ ability: 'able', permission: 'granted', subscribed: true }),
  currentSubscription: async () => null,
}))

const here = { time_zone: 'Asia/Tokyo', language: 'en' }
beforeEach(() => {
  const options = { ...new Intl.DateTimeFormat().resolvedOptions(), timeZone: here.time_zone }
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue(options)
})

const settings: AlertSettingsRow = {
  ...{ user_id: 'u', push: true, quiet_from: null, quiet_until: null, time_zone: 'UTC' },
  ...{ daily_push: false, daily_mail: false, weekly_mail: false, language: null },
}
const show = async (values: Partial<AlertSettingsRow> = {}) => {
  render(<NotificationsSheet settings={{ ...settings, ...values }} onClose={() => undefined} />)
  await screen.findByRole('dialog')
}

test('sends pushes at once until one a day is chosen, in the time zone of the device', async () => {
  await show()
  const daily = screen.getByRole<HTMLInputElement>('radio', { name: 'One a day' })
  expect(daily.checked).toBe(false)
  fireEvent.click(daily)
  expect(changeAlertSettings).toHaveBeenCalledWith({ daily_push: true, ...here })
})

test('turns push off, and sets the language of the page', async () => {
  await show()
  setLocale('de')
  fireEvent.click(screen.getByRole('button', { name: 'Turn notifications off' }))
  setLocale('en')
  expect(changeAlertSettings).toHaveBeenCalledWith({ push: false, ...here, language: 'de' })
})

test('hides the push frequency while push is off, but still offers email', async () => {
  await show({ push: false })
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Daily digest by mail' }))
  expect(changeAlertSettings).toHaveBeenCalledWith({ daily_mail: true, ...here })
})

test('shows the current choices and turns email off with the same button', async () => {
  await show({ daily_push: true, daily_mail: true })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One a day' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Daily digest by mail' }))
  expect(changeAlertSettings).toHaveBeenCalledWith({ daily_mail: false, ...here })
})

test('keeps an hour that was just changed but is not yet on the screen', async () => {
  await show({ quiet_from: 22, quiet_until: 8 })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23' } })
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '7' } })
  expect(vi.mocked(changeAlertSettings).mock.lastCall).toEqual([{ quiet_until: 7, ...here }])
})
