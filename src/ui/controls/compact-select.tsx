import { useId } from 'react'
import { Select, type SelectProps } from './select.tsx'

interface CompactSelectProps<Value extends string> extends SelectProps<Value> {
  label: string
  /** Whether only screen readers get the label, because the selected option is clear without it. */
  labelHidden?: boolean
}

export function CompactSelect<Value extends string>(props: CompactSelectProps<Value>) {
  const { label, labelHidden, ...select } = props
  const id = useId()
  return (
    <div
      className={`relative flex min-h-11 items-center ${labelHidden ? 'min-w-0' : 'shrink-0'} rounded-md border border-edge bg-raised text-16 has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2 dense:min-h-9 dense:text-14 print:hidden`}
    >
      <label htmlFor={id} className={labelHidden ? 'sr-only' : 'shrink-0 pl-3 text-quiet'}>
        {label}
      </label>
      <Select
        id={id}
        className={`-my-px min-w-0 grow cursor-pointer appearance-none self-stretch truncate bg-transparent pr-8 text-ink outline-none ${labelHidden ? 'pl-3' : 'pl-1.5'}`}
        {...select}
      />
    </div>
  )
}
