import { useId } from 'react'
import { RadioChip } from './radio-chip.tsx'

interface ChoiceFieldProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, onChange, options } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-14">{label}</legend>
      <div className="flex w-fit max-w-full flex-wrap rounded-md border border-line p-0.5">
        {options.map((option) => (
          <RadioChip
            key={option.value}
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
            className="target px-3 text-quiet hover:text-ink has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent"
          >
            {option.label}
          </RadioChip>
        ))}
      </div>
    </fieldset>
  )
}
