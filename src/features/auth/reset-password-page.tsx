import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { judgePassword } from '#src/domain/password.ts'
import { routes } from '#src/domain/routes.ts'
import { showToast } from '#src/state/toasts.ts'
import { FormScreen } from '#src/ui/form-screen.tsx'
import { NewPasswordField } from '#src/ui/new-password-field.tsx'
import { Spinner } from '#src/ui/spinner.tsx'
import { chooseNewPassword, openResetLink } from './actions.ts'
import { parseResetLink } from './reset-link.ts'

// A link works once, and React may run an effect twice: whoever asks second gets the first answer.
const opened = new Map<string, Promise<string | null>>()

function openOnce(search: string, hash: string): Promise<string | null> {
  const key = search + hash
  const answer = opened.get(key) ?? openResetLink(parseResetLink(search, hash))
  opened.set(key, answer)
  return answer
}

export function ResetPasswordPage() {
  const [, navigate] = useLocation()
  const [ready, setReady] = useState(false)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)

  useEffect(() => {
    let shown = true
    void openOnce(location.search, location.hash).then((failure) => {
      if (!shown) return
      // Tokens must not stay in the address, where history and analytics would keep them.
      history.replaceState(history.state, '', routes.resetPassword)
      if (failure === null) return setReady(true)
      showToast('bad', failure)
      navigate(routes.login, { replace: true })
    })
    return () => {
      shown = false
    }
  }, [navigate])

  if (!ready) return <Spinner label="Checking your reset link" />
  return (
    <FormScreen
      title="Choose a new password"
      submitLabel="Update password"
      onSubmit={async () => {
        setTried(true)
        if (judgePassword(password, '').problem) return
        if (await chooseNewPassword(password)) navigate(routes.login)
      }}
    >
      <NewPasswordField label="New password" value={password} onChange={setPassword} email="" tried={tried} />
    </FormScreen>
  )
}
