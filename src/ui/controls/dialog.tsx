import { X } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { uiWords } from '#src/words/controls/ui.ts'
import { useFocusReturn } from '../hooks/focus.ts'
import { useOneAtATime } from '../hooks/use-one-at-a-time.ts'
import { Button } from './button.tsx'

// The longest time and distance between the presses of a double press.
const withinMs = 600
const withinPx = 32

/** Keeps the second press of a double press that closes a dialog from reaching the page under it. */
function useSecondPress(): (event: MouseEvent) => void {
  const last = useRef<{ x: number; y: number; signal: AbortSignal }>(null)
  useEffect(
    () => () => {
      if (!last.current) return
      const { x, y, signal } = last.current
      const swallow = (event: PointerEvent) => {
        if (Math.hypot(event.clientX - x, event.clientY - y) > withinPx) return
        event.preventDefault()
        event.stopPropagation()
      }
      // Only the next click, and only within `withinMs`, belongs to a double press.
      addEventListener('click', swallow, { capture: true, once: true, signal })
    },
    [],
  )
  return ({ detail, clientX: x, clientY: y }) => {
    // Keyboard clicks have no coordinates.
    if (detail > 0) last.current = { x, y, signal: AbortSignal.timeout(withinMs) }
  }
}

interface DialogProps {
  onClose: () => void
  title: string
  description?: string | undefined
  wide?: boolean
  children?: ReactNode
  /** Put the main button last, so that it is under the thumb on a phone and on the right on a desktop. */
  actions?: ReactNode
}

const sheet =
  'fixed inset-x-0 bottom-(--keyboard) z-50 flex max-h-[calc(88dvh-var(--keyboard))] animate-rise flex-col overflow-y-auto rounded-t-md border border-line bg-raised pb-[env(safe-area-inset-bottom)] text-ink'
const centred =
  'sm:inset-x-auto sm:bottom-auto sm:top-[calc(50%-var(--keyboard)/2)] sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-md sm:pb-0'

const narrowSide = 'sm:w-[min(30rem,calc(100vw-2rem))]'
const wideSide = 'sm:w-[min(60rem,calc(100vw-2rem))]'

/** The dialog is open while it is mounted. */
export function Dialog({ onClose, title, description, wide, children, actions }: DialogProps) {
  const { opener, giveBack } = useFocusReturn()
  const onPress = useSecondPress()

  const startFocus = (event: Event) => {
    event.preventDefault()
    opener.current = document.activeElement as HTMLElement | null
    // Radix would skip links, but the first control may be a link.
    const content = event.currentTarget as HTMLElement
    content.querySelector<HTMLElement>('a, button, input, select, textarea')?.focus()
  }
  const stayUnderToasts = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('[data-toast]')) event.preventDefault()
  }
  return (
    <RadixDialog.Root open onOpenChange={() => onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-[rgb(10_8_20/0.55)]" />
        <RadixDialog.Content
          className={`${sheet} ${centred} ${wide ? wideSide : narrowSide}`}
          // Radix warns about a missing description unless aria-describedby is explicitly undefined.
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={startFocus}
          onCloseAutoFocus={giveBack}
          onInteractOutside={stayUnderToasts}
          onClickCapture={onPress}
        >
          <RadixDialog.Title className="py-4 pr-14 pl-5 font-display font-semibold text-20">
            {title}
          </RadixDialog.Title>
          {/* In a short, narrow window, the whole dialog scrolls: this box would be only one line high. */}
          <div className="flex min-h-0 flex-col gap-4 overflow-y-auto overscroll-contain px-5 pb-5 max-sm:not-tall:shrink-0">
            {description && (
              <RadixDialog.Description className="text-quiet">{description}</RadixDialog.Description>
            )}
            {children}
          </div>
          {actions && (
            <div className="flex flex-col gap-2 border-line border-t px-5 py-4 sm:flex-row sm:justify-end">
              {actions}
            </div>
          )}
          {/* Last, so that the first field or button gets the focus rather than the close button. */}
          <RadixDialog.Close
            aria-label={uiWords.close}
            className="absolute top-2 right-2 grid size-11 cursor-pointer place-items-center rounded-md text-quiet hover:bg-wash hover:text-ink"
          >
            <X size={20} aria-hidden="true" />
          </RadixDialog.Close>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}

interface FormDialogProps {
  title: string
  description?: string | undefined
  cancel?: string
  submit: string
  danger?: boolean
  disabled?: boolean
  /** Turns off the browser's validation, because the form shows its own messages. */
  noValidate?: boolean
  /** Until the returned promise settles, the dialog stays open and further submissions do nothing. */
  onSubmit: () => void | Promise<void>
  onClose: () => void
  /** The form's fields; without them, the dialog only asks for confirmation. */
  children?: ReactNode
}

export function FormDialog(props: FormDialogProps) {
  const { cancel = uiWords.cancel, submit, danger, disabled, noValidate, onSubmit, onClose, children } = props
  const form = useId()
  const { busy, run } = useOneAtATime()
  return (
    <Dialog
      onClose={() => !busy && onClose()}
      title={props.title}
      description={props.description}
      actions={
        <>
          <Button disabled={busy} onClick={onClose}>
            {cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={disabled}
          >
            {submit}
          </Button>
        </>
      }
    >
      <form
        id={form}
        hidden={children === undefined}
        noValidate={noValidate}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void run(async () => onSubmit())
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}
