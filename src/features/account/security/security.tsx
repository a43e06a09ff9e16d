import { type FormEvent, useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { NewPasswordField, useNewPassword } from '#src/parts/account/new-password-field.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useCheckedText } from '#src/ui/hooks/use-checked-text.ts'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { mailedCodeWords, securityWords } from '#src/words/account/security.ts'
import { changeOwnPassword, leaveOtherDevices } from './actions.ts'

const MailedCodeField = lazyPart('form', () => import('./mailed-code-field.tsx'), 'MailedCodeField')

export function PasswordPanel({ email }: { email: string }) {
  const current = useCheckedText()
  const next = useNewPassword(email)
  const code = useCheckedText()
  const [needsCode, setNeedsCode] = useState(false)
  const { busy, run } = useOneAtATime()
  const captcha = useCaptcha()

  const change = async () =>
    changeOwnPassword(current.field.value, next.field.value, code.field.value, await captcha.take())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!next.check()) return
    void run(change, (outcome) => {
      current.refuse(outcome === 'wrong-password' ? securityWords.wrongPassword : undefined)
      code.refuse(outcome === 'wrong-code' ? mailedCodeWords.wrong : undefined)
      if (outcome === 'needs-code' || outcome === 'changed') {
        setNeedsCode(outcome === 'needs-code')
        code.field.onChange('')
      }
      if (outcome !== 'changed') return
      current.field.onChange('')
      next.clear()
    })
  }

  return (
    <Panel title={securityWords.password}>
      <form className="flex flex-col items-start gap-4" onSubmit={submit}>
        {/* Password managers need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="flex w-full max-w-md flex-col gap-4">
          <TextField
            label={securityWords.currentPassword}
            name="current_password"
            type="password"
            autoComplete="current-password"
            required
            {...current.field}
          />
          <NewPasswordField label={securityWords.newPassword} {...next.field} />
          {needsCode && <MailedCodeField email={email} field={code.field} />}
          {captcha.field}
        </div>
        <Button type="submit" busy={busy}>
          {securityWords.changePassword}
        </Button>
        <p className="text-14 text-quiet">{securityWords.changeSignsOut}</p>
      </form>
    </Panel>
  )
}

const DeleteAccountDialog = lazyPart(
  'question',
  () => import('./delete-account-dialog.tsx'),
  'DeleteAccountDialog',
)

export function OtherDevices() {
  const [left, setLeft] = useState(false)
  const { busy, run } = useOneAtATime()

  function leave() {
    setLeft(false)
    void run(leaveOtherDevices, setLeft)
  }

  return (
    <Panel title={securityWords.devices}>
      <p className="mb-4 text-quiet">{securityWords.devicesLead}</p>
      <Button busy={busy} onClick={leave}>
        {securityWords.signOutDevices}
      </Button>
      <div role="status" className={left ? 'mt-4' : ''}>
        {left && <Notice tone="good">{securityWords.devicesLeft}</Notice>}
      </div>
    </Panel>
  )
}

function DeleteAccountPanel() {
  const [asking, setAsking] = useState(false)
  const lead = securityWords.deleteLead
  return (
    <Panel title={securityWords.deleteAccount}>
      <p className="mb-4 text-quiet">{hasPlans ? lead.plans : lead.noPlans}</p>
      <Button onClick={() => setAsking(true)}>{securityWords.deleteAccount}</Button>
      {asking && <DeleteAccountDialog onClose={() => setAsking(false)} />}
    </Panel>
  )
}

export function Security({ email }: { email: string }) {
  return (
    <>
      <PasswordPanel email={email} />
      <OtherDevices />
      <DeleteAccountPanel />
    </>
  )
}
