import { sentences } from '#src/lib/translation.ts'

export const securityWords = sentences('security', {
  notLoggedIn: 'Not logged in',
  password: 'Password',
  currentPassword: 'Current password',
  wrongPassword: 'This is not your current password.',
  newPassword: 'New password',
  changePassword: 'Change password',
  changeSignsOut: 'Changing it signs out your other devices.',
  passwordUpdated: 'Password updated successfully!',
  devices: 'Other devices',
  devicesLead: 'Signs you out on all other devices, within an hour.',
  signOutDevices: 'Sign out other devices',
  devicesLeft: 'Every other device was signed out.',
  devicesNotLeft: (reason: string) => `Your other devices could not be signed out. ${reason}`,
  deleteAccount: 'Delete my account',
  deleteLead: {
    plans:
      'Removes your account, your searches, your key phrases and your subscription, here and on our servers.',
    noPlans: 'Removes your account, your searches and your key phrases, here and on our servers.',
  },
  deleted: 'Your account was deleted.',
  closed: 'Your account is closed. The last of its data will be gone within the hour.',
  deleteFailed: {
    offline: 'You are offline. An account can only be deleted online; nothing was deleted.',
    unknown:
      'The server did not answer in time, so we do not know whether your account was deleted. Try again.',
    payments: 'Your subscription could not be cancelled, so nothing was deleted. Try again in a few minutes.',
    otherwise: 'Your account could not be deleted. Nothing was lost; try again in a few minutes.',
  },
})

export const mailedCodeWords = sentences('mailedCode', {
  label: 'Code',
  needed: (email: string) =>
    `You signed in more than a day ago, so we emailed a code to ${email}. It works once, for one hour.`,
  wrong: 'This code is wrong or has expired.',
  sendAnother: 'Send another code',
  sent: 'Another code is on its way.',
})
