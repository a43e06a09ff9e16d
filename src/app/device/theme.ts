import { useSyncExternalStore } from 'react'
import type { Theme } from '#src/app/device/theme-switch.tsx'

// The name of the stored choice and of the event that notifies public/theme.js of a new one. That script alone
// changes the page; the system's own changes need no listener, as the colours follow it in CSS.
const key = 'keytrail-theme'

function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

function subscribe(listener: () => void): () => void {
  addEventListener(key, listener)
  addEventListener('storage', listener)
  return () => {
    removeEventListener(key, listener)
    removeEventListener('storage', listener)
  }
}

/** The choice that the page shows; follows changes made in other tabs. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'system')
}

/** Shows a theme and remembers it on this device. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  dispatchEvent(new CustomEvent(key, { detail: theme }))
}
