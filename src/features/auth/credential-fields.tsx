import { TextField } from '#src/ui/controls/text-field.tsx'
import { authWords } from '#src/words/auth/auth.ts'

interface FieldProps {
  value: string
  onChange(value: string): void
  /** Set if the form replaces another form that had the focus. */
  autoFocus?: boolean
}

export function EmailField(props: FieldProps) {
  return (
    <TextField label={authWords.email} name="email" type="email" autoComplete="email" required {...props} />
  )
}

/** The password of an existing account. */
export function PasswordField(props: FieldProps) {
  return (
    <TextField
      label={authWords.password}
      name="password"
      type="password"
      autoComplete="current-password"
      required
      {...props}
    />
  )
}
