import { type ComponentProps, useId } from 'react'
import { controlClass, Field, fieldAria } from './field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'className' | 'onChange'> {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  hint?: string | undefined
  /** Marks the field as wrong and says why. */
  error?: string | undefined
}

/** Several lines of text with their label. Takes every other property of a textarea. */
export function TextArea({ label, onChange, hint, error, ...native }: TextAreaProps) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        {...native}
        {...fieldAria(id, { hint, error })}
        id={id}
        className={`${controlClass} resize-y py-2`}
        // Its rows say how high it is, not the height of a line of text.
        style={{ height: 'auto' }}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
