import { CircleExclamationPoint } from 'lucide-react'
import type { ReactNode } from 'react'

export const controlClass =
  'h-11 w-full appearance-none rounded-md border border-edge bg-raised px-3 text-16 text-ink placeholder:text-quiet disabled:opacity-60 aria-invalid:border-bad dense:h-9 dense:text-14'

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

interface Remarks {
  hint?: string | undefined
  /** Marks the field as invalid and gives the reason. */
  error?: string | undefined
}

export function fieldAria(id: string, { hint, error }: Remarks) {
  const describedBy = [hint && hintId(id), error && errorId(id)].filter(Boolean).join(' ')
  return { 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined }
}

export interface FieldProps extends Remarks {
  id: string
  label: string
  children: ReactNode
}

export function Field({ id, label, hint, error, children }: FieldProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-medium text-14">
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId(id)} className="text-14 text-quiet">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="flex gap-1.5 text-14 text-bad">
          <CircleExclamationPoint size={16} className="mt-0.5 shrink-0" aria-hidden="true" />
          {error}
        </p>
      )}
    </div>
  )
}
