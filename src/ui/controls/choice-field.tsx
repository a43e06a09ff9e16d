import { useId } from 'react'

interface ChoiceFieldProps<Value extends string> {
  label: string
  value: Value
  onChange: (value: Value) => void
  options: readonly { value: Value; label: string }[]
}

/** One choice out of two or three, side by side. Native radio buttons: arrow keys move between them. */
export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { label, value, onChange, options } = props
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-14">{label}</legend>
      <div className="flex w-fit max-w-full flex-wrap rounded-md border border-line p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-10 cursor-pointer items-center rounded-md px-3 text-14 text-quiet hover:text-ink has-checked:bg-accent-wash has-checked:font-medium has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent dense:min-h-8"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
