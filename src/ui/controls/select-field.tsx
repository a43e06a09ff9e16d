import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { controlClass, Field, fieldAria } from './field.tsx'
import { type SelectOption, SelectOptions } from './select-options.tsx'

interface SelectFieldProps<Value extends string> {
  label: string
  name: string
  value: Value
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
  hint?: string | undefined
}

export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, name, value, onChange, options, hint } = props
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <div className="relative">
        <select
          {...fieldAria(id, { hint })}
          id={id}
          name={name}
          value={value}
          className={`${controlClass} pr-9`}
          onChange={(event) => onChange(event.target.value as Value)}
        >
          <SelectOptions options={options} />
        </select>
        <ChevronDown
          size={16}
          className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-3 text-quiet"
          aria-hidden="true"
        />
      </div>
    </Field>
  )
}
