import { DeleteAccountPanel } from './delete-account-panel.tsx'
import { OtherDevices } from './other-devices.tsx'
import { PasswordPanel } from './password-panel.tsx'

/** The panels for password, other devices and account deletion. */
export function Security({ email }: { email: string }) {
  return (
    <>
      <PasswordPanel email={email} />
      <OtherDevices />
      <DeleteAccountPanel />
    </>
  )
}
