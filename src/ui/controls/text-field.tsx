import { type ComponentProps, useId } from 'react'
import { controlClass, Field, fieldAria, type TextControl, useEarlyText } from './field.tsx'

type TextFieldProps = TextControl & Omit<ComponentProps<'input'>, 'id' | 'className' | keyof TextControl>

export function TextField({ label, onChange, hint, error, ...native }: TextFieldProps) {
  const id = useId()
  useEarlyText(id, { value: native.value, onChange })
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
