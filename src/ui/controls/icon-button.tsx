import type { ComponentProps } from 'react'

type Native = Omit<ComponentProps<'button'>, 'className' | 'aria-label' | 'title'>

export function IconButton({ label, ...native }: Native & { label: string }) {
  return (
    <button
      type="button"
      {...native}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-md text-quiet hover:bg-wash hover:text-ink disabled:pointer-events-none disabled:opacity-50 dense:size-9 print:hidden"
    />
  )
}
