import type { ComponentProps } from 'react'

type RadioChipProps = Omit<ComponentProps<'input'>, 'type'> & { className: string }

export function RadioChip({ className, children, ...input }: RadioChipProps) {
  return (
    <label
      className={`relative flex min-w-11 cursor-pointer items-center rounded-md text-14 has-focus-visible:outline-2 has-focus-visible:outline-accent ${className}`}
    >
      <input
        {...input}
        type="radio"
        className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
      />
      {children}
    </label>
  )
}
