import { useSyncExternalStore } from 'react'
import type { Theme } from '#src/app/device/theme-switch.tsx'

// The storage key of the choice, and the name of the event that notifies public/theme.js, which alone changes the page.
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

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, shownTheme, () => 'system')
}

export function chooseTheme(theme: Theme): void {
  try {
    if (theme === 'system') localStorage.removeItem(key)
    else localStorage.setItem(key, theme)
  } catch {
    // Storage is blocked or full: the choice applies to this page only.
  }
  dispatchEvent(new CustomEvent(key, { detail: theme }))
}
