// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { env } from '#src/lib/env.ts'
import { useCaptcha } from './captcha.tsx'

let solve: (token: string | null) => void = () => undefined
let asked = 0
vi.mock('./turnstile.tsx', () => ({
  Turnstile({ onToken }: { onToken: (token: string | null) => void }) {
    solve = onToken
    asked += 1
    return <p>Are you a person?</p>
  },
}))

afterEach(() => {
  cleanup()
  env.turnstileSiteKey = undefined
})

const sent: (string | undefined)[] = []
function Form() {
  const { field, take } = useCaptcha()
  return (
    <>
      {field}
      <button type="button" onClick={async () => void sent.push(await take())}>
        Send
      </button>
    </>
  )
}

const press = () => act(async () => void fireEvent.click(screen.getByRole('button')))

it('asks nobody where no key is set', async () => {
  sent.length = 0
  render(<Form />)
  await press()
  expect(sent).toEqual([undefined])
  expect(screen.queryByText('Are you a person?')).toBeNull()
})

it('gives each request a token of its own, and waits for it', async () => {
  sent.length = 0
  env.turnstileSiteKey = 'site key'
  render(<Form />)
  await screen.findByText('Are you a person?')
  await act(async () => solve('first'))
  await press()
  expect(sent).toEqual(['first'])

  const before = asked
  // The question that goes takes its token along.
  await act(async () => solve(null))
  await press()
  expect(sent).toEqual(['first'])
  await act(async () => solve('second'))
  expect(sent).toEqual(['first', 'second'])
  expect(asked).toBeGreaterThan(before)
})
