import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { copyText } from '#src/parts/shell/copy-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Dialog } from '#src/ui/controls/dialog.tsx'
import { accessWords } from '#src/words/access/access.ts'

interface SecretDialogProps {
  title: string
  description: string
  secret: string
  onClose: () => void
}

export function SecretDialog({ title, description, secret, onClose }: SecretDialogProps) {
  const [copied, setCopied] = useState(false)
  return (
    <Dialog
      onClose={onClose}
      title={title}
      description={description}
      actions={<Button onClick={onClose}>{accessWords.done}</Button>}
    >
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 flex-1 basis-64 break-all rounded-md border border-line bg-paper px-3 py-2 text-14">
          {secret}
        </code>
        <Button variant="secondary" onClick={async () => setCopied(await copyText(secret))}>
          {copied ? <Check size={16} aria-hidden="true" /> : <Copy size={16} aria-hidden="true" />}
          {copied ? accessWords.copied : accessWords.copy}
        </Button>
      </div>
    </Dialog>
  )
}
