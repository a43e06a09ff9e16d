import type { ComponentProps } from 'react'
import { WalkingTrail } from '../drawing/walking-trail.tsx'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

const shape =
  'relative inline-flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2 rounded-md border px-4 py-1.5 text-center font-medium text-16 no-underline transition-colors disabled:pointer-events-none disabled:opacity-50 aria-busy:opacity-100 dense:min-h-9 dense:px-3 dense:text-14 print:hidden'

const looks: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-accent text-on-accent hover:bg-accent-strong',
  secondary: 'border-edge bg-raised text-ink hover:bg-wash',
  quiet: 'border-transparent text-accent hover:bg-accent-wash',
  danger: 'border-transparent bg-bad text-on-bad hover:bg-bad-strong',
}

export function buttonClass(variant: ButtonVariant = 'secondary'): string {
  return `${shape} ${looks[variant]}`
}

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  variant?: ButtonVariant | undefined
  /** Whether the action is running. If so, presses do nothing; the button keeps its focus, width and name. */
  busy?: boolean | undefined
}

export function Button({
  variant,
  busy,
  disabled,
  onClick,
  type = 'button',
  children,
  ...native
}: ButtonProps) {
  return (
    <button
      {...native}
      type={type}
      disabled={disabled}
      // Not `disabled`, because a disabled button would lose the focus.
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant)}
    >
      {busy ? (
        <>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
          <span className="absolute inset-0 grid place-items-center">
            <WalkingTrail size={20} />
          </span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
