import { type ComponentProps, useId } from 'react'
import { controlClass, Field, fieldAria } from './field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  /** Marks the field as wrong and says why. */
  error?: string | undefined
}

/** A line of text with its label. Takes every other property of an input. */
export function TextField({ label, onChange, hint, error, ...native }: TextFieldProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...native}
        {...fieldAria(id, { hint, error })}
        id={id}
        className={controlClass}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
