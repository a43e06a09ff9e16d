import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach } from 'vitest'
import { eraseDatabase, openDatabase } from '#src/db/core/open.ts'
import { setSession } from '#src/state/session.ts'
import { dismissToast, useToasts } from '#src/state/toasts.ts'
import { startSync, stopSync } from '#src/sync/engine/engine.ts'
import { ToastArea } from '#src/ui/layout/toast-area.tsx'
import { ada } from './stub-server.ts'

function Toasts() {
  return <ToastArea toasts={useToasts()} onDismiss={dismissToast} />
}

afterEach(async () => {
  for (const button of screen.queryAllByRole('button', { name: 'Dismiss' })) fireEvent.click(button)
  cleanup()
  await stopSync()
  await eraseDatabase(ada.id)
  setSession(null)
})

export async function pressFocused(name: string): Promise<void> {
  const button = await screen.findByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

export const inMain = (page: ReactNode) => <main tabIndex={-1}>{page}</main>

export function showScreen(path: string, shown: ReactNode): void {
  history.replaceState(null, '', path)
  render(
    <>
      {shown}
      <Toasts />
    </>,
  )
}

export async function showToAda(path: string, shown: ReactNode): Promise<void> {
  setSession({ userId: ada.id, email: ada.email })
  await openDatabase(ada.id)
  startSync()
  showScreen(path, shown)
}
