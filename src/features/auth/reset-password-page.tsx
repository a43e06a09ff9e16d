import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { judgePassword } from '#src/domain/account/password.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { NewPasswordField } from '#src/parts/account/new-password-field.tsx'
import { showToast } from '#src/state/toasts.ts'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { passwordResetWords } from '#src/words/auth/password-reset.ts'
import { chooseNewPassword, openedSession } from './reset/actions.ts'

export function ResetPasswordPage() {
  const [, navigate] = useLocation()
  const [ready, setReady] = useState(false)
  const [password, setPassword] = useState('')
  const [tried, setTried] = useState(false)

  useEffect(() => {
    let shown = true
    void openedSession().then((failure) => {
      if (!shown) return
      if (failure === null) return setReady(true)
      showToast('bad', failure)
      navigate(routes.login, { replace: true })
    })
    return () => {
      shown = false
    }
  }, [navigate])

  const choose = passwordResetWords.choose
  if (!ready) return <Spinner label={passwordResetWords.checking} />
  return (
    <FormScreen
      title={choose.title}
      submitLabel={choose.submit}
      onSubmit={async () => {
        setTried(true)
        if (judgePassword(password, '').problem) return
        if (await chooseNewPassword(password)) navigate(routes.login)
      }}
    >
      <NewPasswordField
        label={choose.password}
        value={password}
        onChange={setPassword}
        email=""
        tried={tried}
      />
    </FormScreen>
  )
}
