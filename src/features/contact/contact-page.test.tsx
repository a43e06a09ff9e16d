import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { RemoteError } from '#src/remote/errors.ts'
import { sendContactMessage } from '#src/remote/functions/contact.ts'
import { ContactPage } from './contact-page.tsx'

vi.mock('#src/remote/functions/contact.ts', () => ({ sendContactMessage: vi.fn() }))

const send = vi.mocked(sendContactMessage)
beforeEach(() => {
  render(<ContactPage />)
  fill('Name', 'Jo')
  fill('Message', 'Hello')
})
const fill = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = () => fireEvent.submit(screen.getByRole('button', { name: 'Send Message' }))

it('reports an address that the browser accepts but that cannot receive mail', async () => {
  fill('Email', 'jo@x')
  press()
  const remark = await screen.findByText('Enter an address we can reply to, such as name@example.com.')
  expect(screen.getByLabelText('Email').getAttribute('aria-describedby')).toContain(remark.id)
  expect(send).not.toHaveBeenCalled()

  fill('Email', 'jo@x.test')
  expect(screen.queryByText(/we can reply to/)).toBeNull()
  press()
  await screen.findByText("Thank you for contacting us! We'll be in touch soon.")
  expect(screen.queryByLabelText('Message')).toBeNull()
})

it('reports a message that the server rejects as invalid', async () => {
  send.mockRejectedValue(new RemoteError('refused', { status: 400, code: 'invalid_request' }))
  fill('Email', 'jo@x.test')
  press()
  await screen.findByText('Failed to send message. Please try again later.')
  screen.getByText('One of the fields contains something we cannot send. Change it and try again.')
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('Hello')
})
