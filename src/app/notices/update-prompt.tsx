import { hasTypedText } from '#src/lib/typed/typed-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'
import { shellWords } from '#src/words/shell/shell.ts'

interface UpdatePromptProps {
  update(): void
  unsent: number
}

export function UpdatePrompt({ update, unsent }: UpdatePromptProps) {
  return (
    <div className="mb-6">
      <Notice
        tone="info"
        action={
          <Button
            variant="secondary"
            disabled={unsent > 0}
            onClick={() => {
              if (!hasTypedText() || confirm(shellWords.updateOverTyped)) update()
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
