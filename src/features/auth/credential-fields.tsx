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

/** A password that is being chosen. The auth server demands 8 characters and takes 72 at most. */
export function NewPasswordField({ label, ...props }: FieldProps & { label: string }) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete="new-password"
      required
      minLength={8}
      maxLength={72}
      hint="At least 8 characters."
      {...props}
    />
  )
}
