import { TextField } from '#src/ui/controls/text-field.tsx'
import { authWords } from '#src/words/auth/auth.ts'

interface EmailFieldProps {
  value: string
  onChange(value: string): void
  /** Set if the form replaces another form that had the focus. */
  autoFocus?: boolean
}

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField label={authWords.email} name="email" type="email" autoComplete="email" required {...props} />
  )
}
