import { Command } from 'cmdk'
import { CornerDownLeft, Search } from 'lucide-react'
import { Dialog as RadixDialog } from 'radix-ui'
import { type ReactNode, useRef } from 'react'
import { jumpWords } from '#src/words/controls/jump.ts'
import { uiWords } from '#src/words/controls/ui.ts'
import { useFocusReturn } from '../hooks/focus.ts'

export interface JumpChoice {
  /** Unique among all choices. */
  value: string
  label: string
  detail?: string | undefined
  picture?: ReactNode
}

export interface JumpGroup {
  title: string
  icon: ReactNode
  choices: readonly JumpChoice[]
}

interface JumpDialogProps {
  title: string
  placeholder: string
  groups: readonly JumpGroup[]
  text: string
  onText: (text: string) => void
  onChoose: (value: string) => void
  onClose: () => void
  /** Shown if there are no choices; null while it is unknown whether there are any. */
  nothing: string | null
}

const sheet =
  'fixed inset-x-0 top-0 z-50 flex h-[calc(100dvh-var(--keyboard))] animate-fade flex-col bg-raised pt-[env(safe-area-inset-top)] text-ink'
const panel =
  'sm:inset-x-auto sm:top-[12dvh] sm:left-1/2 sm:h-auto sm:max-h-[70dvh] sm:w-[min(38rem,calc(100vw-2rem))] sm:-translate-x-1/2 sm:overflow-hidden sm:rounded-md sm:border sm:border-line'

export function JumpDialog(props: JumpDialogProps) {
  const { title, placeholder, groups, text, onText, onChoose, onClose, nothing } = props
  const { opener, giveBack } = useFocusReturn()
  const list = useRef<HTMLDivElement>(null)
  const count = groups.reduce((sum, { choices }) => sum + choices.length, 0)
  const isEmpty = count === 0 && nothing !== null

  return (
    <RadixDialog.Root open onOpenChange={(opened) => !opened && onClose()}>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className="fixed inset-0 z-50 animate-fade bg-[rgb(10_8_20/0.55)]" />
        <RadixDialog.Content
          className={`${sheet} ${panel}`}
          aria-describedby={undefined}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement as HTMLElement | null
          }}
          onCloseAutoFocus={giveBack}
        >
          <RadixDialog.Title className="sr-only">{title}</RadixDialog.Title>
          {/* The choices are already filtered. The library's filter would also sort them by similarity. */}
          <Command
            label={title}
            shouldFilter={false}
            loop
            vimBindings={false}
            className="flex min-h-0 grow flex-col"
          >
            <div className="flex items-center gap-3 border-line border-b pr-2 pl-4 text-quiet focus-within:border-accent">
              <Search size={20} aria-hidden="true" className="shrink-0" />
              <Command.Input
                value={text}
                onValueChange={(next) => {
                  onText(next)
                  // The library scrolls to the previously active item, but the first one is active now.
                  requestAnimationFrame(() => list.current?.scrollTo(0, 0))
                }}
                placeholder={placeholder}
                enterKeyHint="go"
                className="h-14 min-w-0 grow bg-transparent text-16 text-ink outline-none placeholder:text-quiet"
              />
              <RadixDialog.Close className="min-h-11 min-w-11 shrink-0 cursor-pointer rounded-md px-2 text-14 hover:bg-wash hover:text-ink">
                {uiWords.close}
              </RadixDialog.Close>
            </div>
            <Command.List
              ref={list}
              label={title}
              className="min-h-0 grow overflow-y-auto overscroll-contain p-2 pb-[calc(0.5rem+env(safe-area-inset-bottom))]"
            >
              {groups
                .filter(({ choices }) => choices.length > 0)
                .map((group) => (
                  <Command.Group
                    key={group.title}
                    heading={<span className="block px-3 py-2 text-12 text-quiet">{group.title}</span>}
                  >
                    {group.choices.map(({ value, label, detail, picture }) => (
                      <Command.Item
                        key={value}
                        value={value}
                        onSelect={() => {
                          // So that the focus moves to the new screen, not back to the opener.
                          opener.current = null
                          onChoose(value)
                        }}
                        className="group flex min-h-11 scroll-my-2 cursor-pointer items-center gap-3 rounded-md px-3 py-1 aria-selected:bg-accent-wash dense:min-h-9"
                      >
                        <span className="flex w-8 shrink-0 justify-center text-quiet group-aria-selected:text-accent">
                          {picture ?? group.icon}
                        </span>
                        <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3">
                          <bdi className="min-w-0 truncate">{label}</bdi>
                          {detail && <span className="text-14 text-quiet">{detail}</span>}
                        </span>
                        <CornerDownLeft
                          size={16}
                          aria-hidden="true"
                          className="shrink-0 text-accent opacity-0 group-aria-selected:opacity-100"
                        />
                      </Command.Item>
                    ))}
                  </Command.Group>
                ))}
            </Command.List>
            {isEmpty && <p className="px-5 pb-6 text-quiet">{nothing}</p>}
            <p role="status" className="sr-only">
              {isEmpty ? nothing : jumpWords.matches(count)}
            </p>
          </Command>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  )
}
