import { useState } from 'react'

/** The props of a text field. Its error, set by `refuse`, goes away when the user types. */
export function useCheckedText(initial = '') {
  const [value, setValue] = useState(initial)
  const [error, refuse] = useState<string>()
  const onChange = (text: string) => {
    setValue(text)
    refuse(undefined)
  }
  return { field: { value, error, onChange }, refuse }
}
