import { useId } from 'react'
import { RadioChip } from './radio-chip.tsx'

interface SegmentsProps<Value extends string> {
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex rounded-md border border-edge print:hidden">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <RadioChip
          key={option.value}
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
          className="min-h-11 min-w-11 justify-center px-2 text-quiet whitespace-nowrap has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent dense:min-h-9 sm:px-3"
        >
          {option.label}
        </RadioChip>
      ))}
    </fieldset>
  )
}
