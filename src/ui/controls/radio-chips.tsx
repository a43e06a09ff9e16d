import { type ReactNode, useId } from 'react'

export interface RadioChipsProps<Value extends string | number> {
  options: readonly {
    value: Value
    label: string
    /** Replaces the label for screen readers. */
    name?: string | undefined
    icon?: ReactNode
    count?: number
  }[]
  value: Value
  onChange: (value: Value) => void
}

export function RadioChips<Value extends string | number>(props: RadioChipsProps<Value> & { chip: string }) {
  const { options, value: chosen, onChange, chip } = props
  const group = useId()
  return options.map(({ value, label, name, icon, count }) => (
    <label
      key={value}
      className={`relative flex min-w-11 cursor-pointer items-center rounded-md text-14 has-focus-visible:outline-2 has-focus-visible:outline-accent ${chip}`}
    >
      <input
        type="radio"
        name={group}
        value={value}
        aria-label={name}
        checked={value === chosen}
        onChange={() => onChange(value)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
      />
      {icon}
      {label}
      {count !== undefined && <span>{count}</span>}
    </label>
  ))
}
