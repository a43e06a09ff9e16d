import { TextField } from '#src/ui/controls/text-field.tsx'
import { ownAccountWords } from '#src/words/account/own-accounts.ts'

interface OwnAccountFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** A field for the name of a TikTok account, or a link to it. */
export function OwnAccountField(props: OwnAccountFieldProps) {
  return (
    <TextField
      {...props}
      name="own_account"
      placeholder={ownAccountWords.example}
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="done"
    />
  )
}
