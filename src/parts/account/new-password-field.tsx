import { judgePassword, type Strength } from '#src/domain/account/password.ts'
import { maxPasswordBytes } from '#src/domain/input-limits.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { newPasswordWords } from '#src/words/auth/new-password.ts'

interface NewPasswordFieldProps {
  label: string
  value: string
  onChange(value: string): void
  /** The email address, which must not be the password; empty if unknown. */
  email: string
  /** Whether the form was submitted; problems are then marked as errors. */
  tried: boolean
}

const bars: Record<Strength, { width: string; ground: string }> = {
  weak: { width: 'w-1/3', ground: 'bg-bad' },
  fair: { width: 'w-2/3', ground: 'bg-warning' },
  strong: { width: 'w-full', ground: 'bg-good' },
}

export function NewPasswordField({ label, value, onChange, email, tried }: NewPasswordFieldProps) {
  const { problem, strength } = judgePassword(value, email)
  const complaint = problem && newPasswordWords.problems[problem]
  const hint = value === '' ? newPasswordWords.hint : (complaint ?? newPasswordWords.strengths[strength])
  const bar = bars[problem ? 'weak' : strength]
  return (
    <div>
      <TextField
        label={label}
        name="new_password"
        type="password"
        autoComplete="new-password"
        required
        maxLength={maxPasswordBytes}
        value={value}
        onChange={onChange}
        {...(tried && complaint ? { error: complaint } : { hint })}
      />
      {value !== '' && (
        <div aria-hidden="true" className="mt-1.5 h-1 rounded-full bg-wash">
          <div className={`h-1 rounded-full ${bar.width} ${bar.ground}`} />
        </div>
      )}
    </div>
  )
}
