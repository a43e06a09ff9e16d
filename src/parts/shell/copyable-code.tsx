import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/controls/button.tsx'
import { clipboardWords } from '#src/words/controls/ui.ts'
import { copyText } from './copy-text.ts'

/** `copy` labels the button. */
export function CopyableCode({ text, copy }: { text: string; copy: string }) {
  const [copied, setCopied] = useState<string>()
  const Icon = copied === text ? Check : Copy
  return (
    <div className="flex flex-wrap items-center gap-3">
      <code className="min-w-0 flex-1 basis-64 break-all rounded-md border border-line bg-paper px-3 py-2 text-14">
        {text}
      </code>
      <Button
        onClick={async () => {
          if (await copyText(text)) setCopied(text)
        }}
      >
        <Icon size={16} aria-hidden="true" />
        {copied === text ? clipboardWords.copied : copy}
      </Button>
    </div>
  )
}
