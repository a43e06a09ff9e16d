import type { ComponentProps } from 'react'

export function ChipButton(native: Omit<ComponentProps<'button'>, 'type' | 'className'>) {
  return (
    <button
      {...native}
      type="button"
      className="inline-flex h-11 min-w-11 cursor-pointer items-center justify-center whitespace-nowrap rounded-md border border-edge bg-raised px-3 text-14 hover:bg-wash aria-expanded:border-accent aria-pressed:border-accent aria-pressed:bg-accent-wash aria-pressed:text-accent dense:h-9 print:hidden"
    />
  )
}
