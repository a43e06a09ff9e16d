import { type FormEvent, useState } from 'react'
import { hasPlans } from '#src/lib/env.ts'
import { useCaptcha } from '#src/parts/account/captcha.tsx'
import { NewPasswordField, useNewPassword } from '#src/parts/account/new-password-field.tsx'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { Notice } from '#src/ui/layout/notice.tsx'
import { Panel } from '#src/ui/layout/panel.tsx'
import { lazyPart } from '#src/ui/loading/lazy-part.tsx'
import { securityWords } from '#src/words/account/security.ts'
import { changeOwnPassword, leaveOtherDevices, type PasswordOutcome } from './actions.ts'

const MailedCodeField = lazyPart('form', () => import('./mailed-code-field.tsx'), 'MailedCodeField')

export function PasswordPanel({ email }: { email: string }) {
  const [current, setCurrent] = useState('')
  const next = useNewPassword(email)
  const [code, setCode] = useState<string | null>(null)
  const [outcome, setOutcome] = useState<PasswordOutcome | null>(null)
  const { busy, run } = useOneAtATime()
  const captcha = useCaptcha()

  const change = async () => changeOwnPassword(current, next.field.value, code ?? '', await captcha.take())

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!next.check()) return
    void run(change, (outcome) => {
      setOutcome(outcome)
      if (outcome === 'needs-code') setCode('')
      if (outcome !== 'changed') return
      setCurrent('')
      next.clear()
      setCode(null)
    })
  }

  return (
    <Panel title={securityWords.password}>
      <form className="flex flex-col items-start gap-4" onSubmit={submit}>
        {/* For password managers, which need the username. */}
        <input type="hidden" name="username" autoComplete="username" value={email} readOnly />
        <div className="flex w-full max-w-md flex-col gap-4">
          <TextField
            label={securityWords.currentPassword}
            name="current_password"
            type="password"
            autoComplete="current-password"
            required
            value={current}
            onChange={(value) => {
              setCurrent(value)
              setOutcome(null)
            }}
            error={outcome === 'wrong-password' ? securityWords.wrongPassword : undefined}
          />
          <NewPasswordField label={securityWords.newPassword} {...next.field} />
          {code !== null && (
            <MailedCodeField
              email={email}
              value={code}
              onChange={(value) => {
                setCode(value)
                setOutcome(null)
              }}
              wrong={outcome === 'wrong-code'}
            />
          )}
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
