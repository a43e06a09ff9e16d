import { useId } from 'react'
import { RadioChip } from './radio-chip.tsx'

interface FilterChipsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string; count?: number }[]
  value: Value
  onChange: (value: Value) => void
}

export function FilterChips<Value extends string>({
  label,
  options,
  value,
  onChange,
}: FilterChipsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex min-w-0 flex-wrap gap-2 print:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <RadioChip
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          className="target gap-1 border border-transparent bg-wash px-2.5 text-quiet tabular-nums hover:text-ink has-checked:border-accent has-checked:bg-accent-wash has-checked:text-accent has-focus-visible:outline-offset-2"
        >
          {option.label}
          {option.count !== undefined && <span>{option.count}</span>}
        </RadioChip>
      ))}
    </fieldset>
  )
}
