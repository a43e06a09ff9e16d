import type { ComponentProps } from 'react'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { authWords } from '#src/words/auth/auth.ts'

type EmailFieldProps = Pick<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'autoFocus'>

export function EmailField(props: EmailFieldProps) {
  return (
    <TextField label={authWords.email} name="email" type="email" autoComplete="email" required {...props} />
  )
}
