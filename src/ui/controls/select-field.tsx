import { useId } from 'react'
import { controlClass, Field, fieldAria } from './field.tsx'
import { Select, type SelectProps } from './select.tsx'

interface SelectFieldProps<Value extends string> extends SelectProps<Value> {
  label: string
  hint?: string | undefined
}

export function SelectField<Value extends string>({ label, hint, ...select }: SelectFieldProps<Value>) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <div className="relative">
        <Select {...fieldAria(id, { hint })} id={id} className={`${controlClass} pr-9`} {...select} />
      </div>
    </Field>
  )
}
