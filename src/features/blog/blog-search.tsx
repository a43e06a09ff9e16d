import { Search } from 'lucide-react'
import { type FormEvent, useId } from 'react'
import { routes } from '#src/domain/shell/routes.ts'
import { Button } from '#src/ui/controls/button.tsx'
import { controlClass } from '#src/ui/controls/field.tsx'

/** A plain form, so that it works before hydration. */
export function BlogSearch({ text, onSearch }: { text: string; onSearch(text: string): void }) {
  const id = useId()
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q') ?? '').trim())
  }
  return (
    <search className="w-full sm:w-auto print:hidden">
      <form action={routes.blog} onSubmit={search} className="flex gap-2">
        <label htmlFor={id} className="sr-only">
          Search the blog
        </label>
        <input
          key={text}
          id={id}
          name="q"
          type="search"
          enterKeyHint="search"
          placeholder="Search the blog"
          maxLength={100}
          defaultValue={text}
          className={`${controlClass} sm:w-64`}
        />
        <Button type="submit" aria-label="Search">
          <Search size={18} aria-hidden="true" />
        </Button>
      </form>
    </search>
  )
}
