import type { ReactNode } from 'react'
import type { Route } from '#src/domain/shell/routes.ts'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'

interface ProsePageProps {
  path: Route
  title: string
  description: string
  lead: string
  /** `id`: the fragment that links to the section. */
  sections: readonly { title: string; body: ReactNode; id?: string }[]
}

export function ProsePage({ path, title, description, lead, sections }: ProsePageProps) {
  return (
    <>
      <PageMeta title={`${title} · Keytrail`} description={description} path={path} />
      <PageHeader title={title} lead={lead} />
      <div className="flex max-w-[65ch] flex-col gap-10">
        {sections.map(({ title: heading, body, id }) => (
          <section key={heading} id={id} aria-label={heading} className="scroll-mt-16">
            <h2 className="mb-3 text-20">{heading}</h2>
            <div className="flex flex-col gap-4 [&_li]:mt-2 [&_ul]:list-disc [&_ul]:pl-5">{body}</div>
          </section>
        ))}
      </div>
    </>
  )
}
