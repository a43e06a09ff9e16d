import { useState } from 'react'

/** Returns the props of a text field, and `refuse`, which sets an error until the user types. */
export function useCheckedText(initial = '') {
  const [value, setValue] = useState(initial)
  const [error, refuse] = useState<string>()
  const onChange = (text: string) => {
    setValue(text)
    refuse(undefined)
  }
  return { field: { value, error, onChange }, refuse }
}
