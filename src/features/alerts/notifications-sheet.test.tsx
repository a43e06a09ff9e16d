import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { AlertSettingsRow } from '#src/domain/tracking/rows.ts'
import { changeSettings } from './actions.ts'
import { NotificationsSheet } from './notifications-sheet.tsx'

vi.mock('./actions.ts', () => ({
  changeSettings: vi.fn(),
  deviceTimeZone: () => 'Asia/Tokyo',
  turnPushOff: vi.fn(),
  turnPushOn: vi.fn(),
}))
vi.mock('#src/lib/push-browser.ts', () => ({
  pushState: async () => ({ ability: 'able', permission: 'granted', subscribed: true }),
}))

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
  expect(changeSettings).toHaveBeenCalledWith({ daily_push: true, time_zone: 'Asia/Tokyo' })
})

test('hides the push frequency while push is off, but still offers email', async () => {
  await show({ push: false })
  expect(screen.queryByRole('radio')).toBeNull()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Daily digest by mail' }))
  expect(changeSettings).toHaveBeenCalledWith({ daily_mail: true, time_zone: 'Asia/Tokyo' })
})

test('shows the current choices and turns email off with the same button', async () => {
  await show({ daily_push: true, daily_mail: true })
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'One a day' }).checked).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Daily digest by mail' }))
  expect(changeSettings).toHaveBeenCalledWith({ daily_mail: false, time_zone: 'Asia/Tokyo' })
})

test('keeps an hour that was just changed but is not yet on the screen', async () => {
  await show({ quiet_from: 22, quiet_until: 8 })
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '23' } })
  fireEvent.change(screen.getByLabelText('Until'), { target: { value: '7' } })
  expect(vi.mocked(changeSettings).mock.lastCall).toEqual([{ quiet_until: 7, time_zone: 'Asia/Tokyo' }])
})
