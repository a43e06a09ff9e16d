import { type FormEvent, useState } from 'react'
import type { IdeaRow } from '#src/domain/ideas/rows.ts'
import { publishIdea } from '#src/parts/ideas/actions.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { useOneAtATime } from '#src/ui/hooks/use-one-at-a-time.ts'
import { ideaWords } from '#src/words/ideas/ideas.ts'

export function VideoLink({ idea }: { idea: IdeaRow }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { busy, run } = useOneAtATime()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run(() => publishIdea(idea, text), setProblem)
  }
  return (
    <form noValidate className="flex flex-col gap-2 rounded-md bg-accent-wash p-3" onSubmit={submit}>
      <TextField
        label={ideaWords.link}
        name="video_link"
        inputMode="url"
        enterKeyHint="go"
        autoCapitalize="none"
        autoComplete="off"
        value={text}
        onChange={(typed) => {
          setText(typed)
          setProblem(null)
        }}
        hint={ideaWords.linkHint}
        error={problem ?? undefined}
      />
      <div className="grid sm:flex">
        <Button type="submit" variant="secondary" busy={busy}>
          {ideaWords.publish}
        </Button>
      </div>
    </form>
  )
}
