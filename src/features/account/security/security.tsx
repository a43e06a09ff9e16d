import { DeleteAccountPanel } from './delete-account-panel.tsx'
import { OtherDevices } from './other-devices.tsx'
import { PasswordPanel } from './password-panel.tsx'

export function Security({ email }: { email: string }) {
  return (
    <>
      <PasswordPanel email={email} />
      <OtherDevices />
      <DeleteAccountPanel />
    </>
  )
}
