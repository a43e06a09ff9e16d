import { createRoot } from 'react-dom/client'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { mailLinkWords } from '#src/words/auth/session.ts'

function SignInQuestion({ email, onAnswer }: { email: string; onAnswer(accepted: boolean): void }) {
  return (
    <Dialog
      onClose={() => onAnswer(false)}
      title={mailLinkWords.title}
      description={mailLinkWords.lead(email)}
      actions={
        <>
          <Button onClick={() => onAnswer(true)}>{mailLinkWords.accept}</Button>
          <Button variant="primary" onClick={() => onAnswer(false)}>
            {mailLinkWords.decline}
          </Button>
        </>
      }
    />
  )
}

/**
 * Asks whether an email link may sign the user in. Uses a separate React root, so that the app's own code
 * does not include a dialog that it rarely needs.
 */
export function askToSignIn(email: string): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  return new Promise((resolve) => {
    const onAnswer = (accepted: boolean) => {
      root.unmount()
      place.remove()
      resolve(accepted)
    }
    root.render(<SignInQuestion email={email} onAnswer={onAnswer} />)
  })
}
