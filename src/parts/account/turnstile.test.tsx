import { act, render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Turnstile } from './turnstile.tsx'

it.each(['error', 'load'])('reports a script without the widget (event: %s)', async (event) => {
  const added = vi.spyOn(document.head, 'append').mockImplementation(() => undefined)
  const onToken = vi.fn()
  render(<Turnstile siteKey="site key" onToken={onToken} />)
  const [script] = added.mock.calls[0] ?? []
  await act(async () => void (script as HTMLScriptElement).dispatchEvent(new Event(event)))
  expect(onToken.mock.calls).toEqual([[undefined]])
})
