import type { FormEvent } from 'react'
import { pageNumbers } from '#src/domain/content/pages.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { buttonClass } from '#src/ui/controls/button.tsx'

interface PaginationProps {
  page: number
  last: number
  /** Other query parameters, preserved on every page. */
  kept: Record<string, string | null>
  onPage(page: number): void
}

/** A plain form, so that it works before hydration. */
export function Pagination({ page, last, kept, onPage }: PaginationProps) {
  if (last <= 1) return null
  const turn = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter instanceof HTMLButtonElement) onPage(Number(submitter.value))
  }
  return (
    <nav aria-label="Blog pages" className="mt-12 border-line border-t pt-8 print:hidden">
      <form action={routes.blog} onSubmit={turn} className="flex flex-wrap items-center justify-center gap-2">
        {Object.entries(kept).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <PageButton page={Math.min(page - 1, last)} disabled={page <= 1} label="Previous" />
        {pageNumbers(page, last).map((number, index) =>
          number === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a gap has no key except its place
            <span key={`gap ${index}`} className="px-1 text-quiet" aria-hidden="true">
              …
            </span>
          ) : (
            <PageButton key={number} page={number} current={number === page} label={String(number)} />
          ),
        )}
        <PageButton page={page + 1} disabled={page >= last} label="Next" />
      </form>
    </nav>
  )
}

interface PageButtonProps {
  page: number
  label: string
  disabled?: boolean
  current?: boolean
}

function PageButton({ page, label, disabled, current }: PageButtonProps) {
  return (
    <button
      type="submit"
      name="page"
      value={page}
      disabled={disabled}
      aria-current={current ? 'page' : undefined}
      className={`${buttonClass(current ? 'primary' : 'secondary')} tabular-nums`}
    >
      {label}
    </button>
  )
}
