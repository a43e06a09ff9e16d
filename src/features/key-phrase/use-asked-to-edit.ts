import { useEffect, useState } from 'react'
import { useSearchParams } from 'wouter'

/** Whether the form is open: at once where the address asks for it, which is taken out of the address then. */
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
