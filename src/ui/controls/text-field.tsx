import { type ChangeEvent, type ComponentProps, useEffect, useId } from 'react'
import { controlClass, Field, type FieldProps, fieldAria } from './field.tsx'

interface TextControl extends Omit<FieldProps, 'id' | 'children'> {
  name: string
  value: string
  onChange: (value: string) => void
}

type Native<Tag extends 'input' | 'textarea'> = TextControl &
  Omit<ComponentProps<Tag>, 'id' | 'className' | keyof TextControl>

function useTextControl({ value, onChange, ...remarks }: TextControl) {
  const id = useId()
  // Reports text that was typed, or filled in by the browser, before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    const text = (document.getElementById(id) as HTMLInputElement | null)?.value
    if (text && text !== value) onChange(text)
  }, [])
  return {
    ...fieldAria(id, remarks),
    id,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => onChange(target.value),
  }
}

/** If `verbatim`, as for names and codes, the browser neither completes nor corrects the text. */
export function TextField({ verbatim, ...props }: Native<'input'> & { verbatim?: boolean }) {
  const { label, hint, error, ...native } = props
  const control = useTextControl(props)
  return (
    <Field id={control.id} label={label} hint={hint} error={error}>
      <input
        {...(verbatim && { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false })}
        {...native}
        {...control}
        className={controlClass}
      />
    </Field>
  )
}

export function TextAreaField(props: Native<'textarea'>) {
  const { label, hint, error, ...native } = props
  const control = useTextControl(props)
  return (
    <Field id={control.id} label={label} hint={hint} error={error}>
      <textarea
        {...native}
        {...control}
        className={`${controlClass} h-auto py-2.5 dense:h-auto dense:py-2`}
      />
    </Field>
  )
}
