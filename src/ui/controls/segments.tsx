import { useId } from 'react'

interface SegmentsProps<Value extends string> {
  /** What is chosen, for screen readers. */
  label: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
}

/** One of a few choices, all in sight. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex rounded-md border border-edge">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-center rounded-md px-3 text-14 text-quiet has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent dense:min-h-9"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            className="sr-only"
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
