import { type ComponentProps, useId } from 'react'
import { controlClass, Field, fieldAria, type TextControl, useEarlyText } from './field.tsx'

interface TextFieldProps
  extends TextControl,
    Omit<ComponentProps<'input'>, 'id' | 'className' | keyof TextControl> {
  /** For names and codes, which the browser must neither complete nor correct. */
  verbatim?: boolean
}

const asTyped = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const

export function TextField({ label, onChange, hint, error, verbatim, ...native }: TextFieldProps) {
  const id = useId()
  useEarlyText(id, { value: native.value, onChange })
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input
        {...(verbatim && asTyped)}
        {...native}
        {...fieldAria(id, { hint, error })}
        id={id}
        className={controlClass}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
