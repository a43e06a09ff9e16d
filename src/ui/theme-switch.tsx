import { useId } from 'react'
import { FirstIcon, type FirstIconName } from './first-icon.tsx'

export type Theme = 'system' | 'light' | 'dark'

const themes = [
  { value: 'system', label: 'System', icon: 'monitor' },
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
] as const satisfies readonly { value: Theme; label: string; icon: FirstIconName }[]

interface ThemeSwitchProps {
  theme: Theme
  onChange: (theme: Theme) => void
}

/** Light, dark, or as the system has it. Native radio buttons: arrow keys move between them. */
export function ThemeSwitch({ theme, onChange }: ThemeSwitchProps) {
  const name = useId()
  return (
    <fieldset className="inline-flex w-fit rounded-md border border-line p-0.5">
      <legend className="sr-only">Theme</legend>
      {themes.map(({ value, label, icon }) => (
        <label
          key={value}
          className="relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-md px-3 text-14 text-quiet hover:text-ink has-checked:bg-wash has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent dense:min-h-8 dense:px-2"
        >
          <input
            type="radio"
            name={name}
            value={value}
            checked={theme === value}
            onChange={() => onChange(value)}
            className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
          />
          <FirstIcon name={icon} size={16} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
