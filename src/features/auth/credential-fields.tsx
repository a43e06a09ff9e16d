import { useEffect, useRef } from 'react'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { authWords } from '#src/words/auth/auth.ts'

interface FieldProps {
  value: string
  onChange(value: string): void
  /** Takes the focus from the form that it replaces. */
  autoFocus?: boolean
}

/** Reads what the user typed or the browser filled in before the prerendered page was hydrated. */
function useTypedBefore({ onChange }: FieldProps) {
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on hydration
  useEffect(() => {
    if (field.current?.value) onChange(field.current.value)
  }, [])
  return field
}

export function EmailField(props: FieldProps) {
  return (
    <TextField
      ref={useTypedBefore(props)}
      label={authWords.email}
      name="email"
      type="email"
      autoComplete="email"
      required
      {...props}
    />
  )
}

/** The password of an existing account. */
export function PasswordField(props: FieldProps) {
  return (
    <TextField
      ref={useTypedBefore(props)}
      label={authWords.password}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      {...props}
    />
  )
}
