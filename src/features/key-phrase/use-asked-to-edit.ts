import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

/** `edit` in the address opens the form on arrival and is then removed. */
export function useAskedToEdit() {
  const [parameters, setParameters] = useSearchParams()
  const asked = parameters.has('edit')
  const state = useState(asked)
  useEffect(() => {
    if (!asked) return
    setParameters(
      (now) => {
        now.delete('edit')
        return now
      },
      { replace: true },
    )
  }, [asked, setParameters])
  return state
}
