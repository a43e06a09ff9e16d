import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'

interface SelectOption<Value extends string> {
  value: Value
  label: string
  disabled?: boolean
  group?: string | undefined
}

export interface SelectProps<Value extends string> {
  name: string
  value: Value
  onChange: (value: Value) => void
  options: readonly SelectOption<Value>[]
}

/** Renders the select and its arrow. Their parent must be positioned, because the arrow is `absolute`. */
export function Select<Value extends string>({
  options,
  onChange,
  ...native
}: SelectProps<Value> & Omit<ComponentProps<'select'>, keyof SelectProps<Value>>) {
  const groups = Map.groupBy(options, ({ group }) => group)
  return (
    <>
      <select {...native} onChange={(event) => onChange(event.target.value as Value)}>
        {[...groups].map(([group, members]) => {
          const choices = members.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))
          return group === undefined ? (
            choices
          ) : (
            <optgroup key={group} label={group}>
              {choices}
            </optgroup>
          )
        })}
      </select>
      <ChevronDown
        size={16}
        className="-translate-y-1/2 pointer-events-none absolute top-1/2 right-2.5 text-quiet"
        aria-hidden="true"
      />
    </>
  )
}
