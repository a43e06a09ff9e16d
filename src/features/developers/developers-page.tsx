import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { apiFields, apiOperations } from '#src/domain/account/api-document.ts'
import { routes } from '#src/domain/shell/routes.ts'
import { env, hasPlans } from '#src/lib/env.ts'
import { PageMeta } from '#src/parts/content/page-meta.tsx'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'
import { useHydrated } from '#src/ui/hooks/use-hydrated.ts'
import { useLoaded } from '#src/ui/hooks/use-loaded.ts'
import { LoadFailure } from '#src/ui/layout/load-failure.tsx'
import { PageHeader } from '#src/ui/layout/page-header.tsx'
import { Skeleton } from '#src/ui/loading/skeleton.tsx'
import { loadDocument } from './actions.ts'
import { Fields, OperationDetails } from './operation-details.tsx'

const link = 'text-accent underline'

/** Available in English only. */
export function DevelopersPage() {
  // The prerendered page does not know the server's address, so hydration inserts it.
  const functions = `${useHydrated() ? env.supabaseUrl : ''}/functions/v1`
  const api = `${functions}/api/v1`
  return (
    <>
      <PageMeta
        title="Developers · Keytrail"
        description="A REST API, signed webhooks and an MCP server for your key phrases, positions, checks and searches."
        path={routes.developers}
      />
      <PageHeader
        title="Developers"
        lead="Your key phrases, positions and checks, for your scripts, your own server and your assistant."
      />
      <div className="flex flex-col gap-10">
        <Part title="Quick start">
          <p>
            Create a personal token on the{' '}
            <Link href={routes.account} className={link}>
              account page
            </Link>
            {hasPlans && ' (Premium or Pro)'}, then:
          </p>
          <Code
            label="Requests"
            lines={[
              'export TOKEN=kt_…',
              `export API=${api}`,
              'curl -H "Authorization: Bearer $TOKEN" "$API/key-phrases?limit=100"',
              'curl -H "Authorization: Bearer $TOKEN" -H "Accept: text/csv" "$API/key-phrases"',
              `curl -H "Authorization: Bearer $TOKEN" -H "Idempotency-Key: $(uuidgen)" -d '{"phrase":"matcha"}' "$API/checks"`,
            ]}
          />
          <ul>
            <li>The last line costs one credit. Repeated with the same key, it is charged once.</li>
            <li>Each token may make 120 requests a minute. Above it, wait for the seconds of Retry-After.</li>
            <li>Errors are application/problem+json. Decide by their code.</li>
            <li>Figures are measured: each says when, and whether from TikTok or sample data.</li>
          </ul>
        </Part>
        <Part title="Assistants">
          <p>
            An MCP server with the same tokens, over streamable HTTP. Ask which of your videos dropped this
            week and who passed them. A token without the scope “spend” cannot spend credits.
          </p>
          <Code
            label="Command"
            lines={[
              `claude mcp add --transport http keytrail ${functions}/mcp --header "Authorization: Bearer kt_…"`,
            ]}
          />
        </Part>
        <Part title="Webhooks">
          <p>
            Add your server’s address on the{' '}
            <Link href={routes.account} className={link}>
              account page
            </Link>
            . It receives alerts, finished checks and the daily digest, at least once, signed as{' '}
            <a href="https://www.standardwebhooks.com" className={link}>
              Standard Webhooks
            </a>{' '}
            specifies.
          </p>
        </Part>
        <Part title="Reference">
          <p>
            Made of the{' '}
            <a href={`${api}/openapi.json`} className={link}>
              OpenAPI document
            </a>{' '}
            of this server.
          </p>
        </Part>
        <Reference />
      </div>
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      aria-label={title}
      className="flex max-w-3xl flex-col gap-4 [&_li]:mt-2 [&_ul]:list-disc [&_ul]:pl-5"
    >
      <h2 className="text-20">{title}</h2>
      {children}
    </section>
  )
}

/** Lines do not wrap: hydration inserts the server's address, and longer lines must not shift the layout. */
function Code({ label, lines }: { label: string; lines: readonly string[] }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: lets keyboard users scroll it
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-raised p-3 text-14"
    >
      <pre>
        <code>{lines.join('\n')}</code>
      </pre>
    </section>
  )
}

function Reference() {
  const { value: document, failure, busy, reload } = useLoaded(loadDocument)

  if (!document)
    return failure ? (
      <LoadFailure title="Failed to load the reference" trying={busy} onRetry={reload} />
    ) : (
      <Skeleton label="Loading the reference" shape="list" />
    )
  const objects = Object.entries(document.components.schemas)
  return (
    <>
      {apiOperations(document).map(({ name, description, operations }) => (
        <section key={name} aria-label={name}>
          <h3 className="text-16">{name}</h3>
          <p className="mb-2 text-quiet">{description}</p>
          {operations.map((operation) => (
            <OperationDetails key={operation.id} operation={operation} />
          ))}
        </section>
      ))}
      <section aria-label="Objects">
        <h3 className="mb-2 text-16">Objects</h3>
        {objects.map(([name, schema]) => (
          <Disclosure key={name} summary={<code>{name}</code>}>
            {/* A link to this id opens the disclosure. */}
            <div id={`object-${name}`} className="scroll-mt-16">
              <Fields title={`Fields of ${name}`} fields={apiFields(schema)} />
            </div>
          </Disclosure>
        ))}
      </section>
    </>
  )
}
