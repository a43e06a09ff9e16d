import { useState } from 'react'
import { judgePassword, type Strength } from '#src/domain/account/password.ts'
import { maxPasswordBytes } from '#src/domain/input-limits.ts'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { newPasswordWords } from '#src/words/auth/new-password.ts'

/** `email` is empty if unknown. `check` marks a problem and returns whether the password is allowed. */
export function useNewPassword(email: string) {
  const [value, onChange] = useState('')
  const [tried, setTried] = useState(false)
  const check = () => {
    setTried(true)
    return judgePassword(value, email).problem === null
  }
  const clear = () => {
    onChange('')
    setTried(false)
  }
  return { field: { value, onChange, email, tried }, check, clear }
}

const bars: Record<Strength, { width: string; ground: string }> = {
  weak: { width: 'w-1/3', ground: 'bg-bad' },
  fair: { width: 'w-2/3', ground: 'bg-warning' },
  strong: { width: 'w-full', ground: 'bg-good' },
}

type NewPasswordFieldProps = { label: string } & ReturnType<typeof useNewPassword>['field']

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
