import { type ComponentProps, useId } from 'react'
import { controlClass, Field, fieldAria, type TextControl, useEarlyText } from './field.tsx'

type TextAreaFieldProps = TextControl &
  Omit<ComponentProps<'textarea'>, 'id' | 'className' | keyof TextControl>

export function TextAreaField({ label, onChange, hint, error, ...native }: TextAreaFieldProps) {
  const id = useId()
  useEarlyText(id, { value: native.value, onChange })
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...native}
        {...fieldAria(id, { hint, error })}
        id={id}
        className={`${controlClass} h-auto py-2.5 dense:h-auto dense:py-2`}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
