import { type FormEvent, useState } from 'react'
import { useLocation } from 'wouter'
import { links } from '#src/domain/shell/routes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { TextField } from '#src/ui/controls/text-field.tsx'
import { dashboardWords } from '#src/words/home/dashboard.ts'

/** The first step of a user who can track and does not yet: the form that it leads to asks for the phrase alone. `saved`: a link from before. */
export function FirstLink({ saved }: { saved: string }) {
  const [, navigate] = useLocation()
  const [text, setText] = useState(saved)
  const { label, hint, go } = dashboardWords.firstLink
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim()) navigate(links.rankTracking({ add: text.trim() }))
  }
  return (
    <form className="flex max-w-2xl flex-col gap-3" onSubmit={submit}>
      <TextField
        label={label}
        name="link"
        inputMode="url"
        enterKeyHint="go"
        autoCapitalize="none"
        required
        value={text}
        onChange={setText}
        hint={hint}
      />
      <div className="grid sm:flex">
        <Button type="submit">{go}</Button>
      </div>
    </form>
  )
}
