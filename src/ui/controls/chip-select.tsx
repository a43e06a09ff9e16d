import { Select, type SelectProps } from './select.tsx'

export function ChipSelect<Value extends string>({
  label,
  ...select
}: SelectProps<Value> & { label: string }) {
  return (
    <span className="relative inline-flex max-w-full">
      <Select
        aria-label={label}
        className="field-sizing-content h-11 max-w-full cursor-pointer appearance-none truncate rounded-md border border-edge bg-raised pr-8 pl-3 text-16 text-ink md:text-14 dense:h-9"
        {...select}
      />
    </span>
  )
}
