import { ChevronDown } from 'lucide-react'

interface ChipSelectProps<Value extends string> {
  /** For screen readers. */
  label: string
  name: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

export function ChipSelect<Value extends string>(props: ChipSelectProps<Value>) {
  const { label, name, value, onChange, options } = props
  return (
    <span className="relative inline-flex max-w-full">
      <select
        aria-label={label}
        name={name}
        value={value}
        onChange={(event) => onChange(event.target.value as Value)}
        className="field-sizing-content h-11 max-w-full cursor-pointer appearance-none truncate rounded-md border border-edge bg-raised pr-8 pl-3 text-16 text-ink md:text-14 dense:h-9"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown
        size={16}
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 text-quiet"
        aria-hidden="true"
      />
    </span>
  )
}
