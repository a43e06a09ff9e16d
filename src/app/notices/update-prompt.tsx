import { useState } from 'react'
import { hasTypedText } from '#src/lib/typed/typed-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { shellWords } from '#src/words/shell/shell.ts'

interface UpdatePromptProps {
  update(): void
  unsent: number
}

export function UpdatePrompt({ update, unsent }: UpdatePromptProps) {
  // The new version can take seconds to take over.
  const [updating, setUpdating] = useState(false)

  return (
    <div className="mb-6">
      <Notice
        tone="info"
        action={
          <Button
            variant="secondary"
            busy={updating}
            disabled={unsent > 0}
            onClick={() => {
              if (hasTypedText() && !confirm(shellWords.updateOverTyped)) return
              setUpdating(true)
              update()
            }}
          >
            {shellWords.update}
          </Button>
        }
      >
        {shellWords.updateReady}
        {unsent > 0 && ` ${shellWords.updateAfterSending}`}
      </Notice>
    </div>
  )
}
