import { useSyncExternalStore } from 'react'
import { listen } from '#src/lib/listen.ts'
import { writeLocal } from '#src/lib/local-storage.ts'
import { RadioChips } from '#src/ui/controls/radio-chips.tsx'
import { LineIcon } from '#src/ui/drawing/line-icon.tsx'
import { shellWords } from '#src/words/shell/shell.ts'

const drawings = {
  system: 'M3 4h18v13H3zM8 21h8M12 17v4',
  light: 'M8 12a4 4 0 1 1 8 0a4 4 0 1 1-8 0M12 2v2m0 16v2M2 12h2m16 0h2M5 5l1 1m12 12 1 1M5 19l1-1M18 6l1-1',
  dark: 'M21 13A9 9 0 1 1 11 3a7.5 7.5 0 0 0 10 10z',
}
type Theme = keyof typeof drawings
const themes = Object.keys(drawings) as Theme[]

// The storage key of the choice, and the name of the event that makes public/theme.js apply it.
const key = 'keytrail-theme'

function shownTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

const subscribe = (listener: () => void) => listen([key, 'storage'], listener)

export function chooseTheme(theme: Theme): void {
  // If storage is blocked or full, the choice applies to this page only.
  writeLocal(key, theme === 'system' ? null : theme)
  dispatchEvent(new CustomEvent(key, { detail: theme }))
}

export function ThemeSwitch() {
  const theme = useSyncExternalStore<Theme>(subscribe, shownTheme, () => 'system')
  return (
    <fieldset className="inline-flex w-fit rounded-md border border-line p-0.5">
      <legend className="sr-only">{shellWords.theme.name}</legend>
      <RadioChips
        value={theme}
        onChange={chooseTheme}
        chip="target gap-1.5 px-3 text-quiet hover:text-ink has-checked:bg-wash has-checked:text-ink dense:px-2"
        options={themes.map((value) => ({
          value,
          label: shellWords.theme[value],
          icon: <LineIcon drawing={drawings[value]} size={16} />,
        }))}
      />
    </fieldset>
  )
}
