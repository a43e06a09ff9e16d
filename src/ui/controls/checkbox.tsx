import { useId } from 'react'

interface CheckboxProps {
  label: string
  name: string
  checked: boolean
  onChange: (checked: boolean) => void
  hint?: string | undefined
}

export function Checkbox({ label, name, checked, onChange, hint }: CheckboxProps) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex flex-col">
      <label className="flex min-h-11 cursor-pointer items-center gap-3 dense:min-h-9 dense:text-14">
        <input
          type="checkbox"
          name={name}
          checked={checked}
          aria-describedby={hint ? hintId : undefined}
          className="size-5 shrink-0 cursor-pointer dense:size-4"
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </label>
      {hint && (
        <p id={hintId} className="pl-8 text-14 text-quiet dense:pl-7">
          {hint}
        </p>
      )}
    </div>
  )
}
