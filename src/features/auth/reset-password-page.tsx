import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { routes } from '#src/domain/shell/routes.ts'
import { NewPasswordField, useNewPassword } from '#src/parts/account/new-password-field.tsx'
import { showToast } from '#src/state/toasts.ts'
import { FormScreen } from '#src/ui/layout/form-screen.tsx'
import { Spinner } from '#src/ui/loading/spinner.tsx'
import { passwordResetWords } from '#src/words/auth/password-reset.ts'
import { chooseNewPassword, openedSession } from './reset/actions.ts'

export function ResetPasswordPage() {
  const [, navigate] = useLocation()
  const [ready, setReady] = useState(false)
  const password = useNewPassword('')

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
        if (password.check() && (await chooseNewPassword(password.field.value))) navigate(routes.login)
      }}
    >
      <NewPasswordField label={choose.password} {...password.field} />
    </FormScreen>
  )
}
