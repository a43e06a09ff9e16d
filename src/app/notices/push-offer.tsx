import { turnPushOn } from '#src/features/alerts/actions.ts'
import { FormDialog } from '#src/ui/controls/dialog.tsx'
import { promptWords } from '#src/words/shell/prompts.ts'

export function PushOffer({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      title={promptWords.pushTitle}
      description={promptWords.pushText}
      cancel={promptWords.pushLater}
      submit={promptWords.pushOn}
      onSubmit={() => {
        onClose()
        void turnPushOn()
      }}
      onClose={onClose}
    />
  )
}
