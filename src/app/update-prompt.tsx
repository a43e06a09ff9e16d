import { hasTypedText } from '#src/lib/typed-text.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { Notice } from '#src/ui/layout/notice.tsx'

interface UpdatePromptProps {
  update(): void
  /** Changes that wait to be sent. */
  unsent: number
}

/** Offers a newer version; it is taken over when its reader says so and nothing is left unsent or half-typed. */
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
              if (!hasTypedText() || confirm('Update now? Anything typed on this screen may be lost.'))
                update()
            }}
          >
            Update
          </Button>
        }
      >
        A new version of Keytrail is ready.
        {unsent > 0 && ' You can update once your changes are sent.'}
      </Notice>
    </div>
  )
}
