import { TextField } from '#src/ui/text-field.tsx'

interface FieldProps {
  value: string
  onChange(value: string): void
}

export function EmailField(props: FieldProps) {
  return <TextField label="Email" name="email" type="email" autoComplete="email" required {...props} />
}

/** The password of an account that exists. */
export function PasswordField(props: FieldProps) {
  return (
    <TextField
      label="Password"
      name="password"
      type="password"
      autoComplete="current-password"
      required
      {...props}
    />
  )
}
