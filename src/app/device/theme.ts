import { useSyncExternalStore } from 'react'
import type { Theme } from '#src/app/device/theme-switch.tsx'

// The storage key of the choice, and the event that notifies public/theme.js of a new choice. Only that script changes
// the page. Changes of the system's theme need no listener, because CSS follows them.
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

/** The chosen theme; follows changes made in other tabs. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'system')
}

/** Applies a theme and saves it on this device. */
export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  dispatchEvent(new CustomEvent(key, { detail: theme }))
}
