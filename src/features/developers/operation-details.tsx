import { Fragment } from 'react'
import type { ApiField, ApiOperation } from '#src/domain/account/api-document.ts'
import { Disclosure } from '#src/ui/controls/disclosure.tsx'

const code = 'rounded-sm bg-wash px-1 text-14 break-words'

/** Backticks in `text` mark code. */
function Described({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text is constant
      <code key={index} className={code}>
        {part}
      </code>
    ) : (
      part
    ),
  )
}

export function Fields({ title, fields }: { title: string; fields: readonly ApiField[] }) {
  if (fields.length === 0) return null
  return (
    <>
      <h4 className="mt-4 mb-1 font-semibold text-14">{title}</h4>
      <dl className="max-w-3xl">
        {fields.map(({ name, type, object, required, description }) => (
          <div key={name} className="border-line border-t py-2 text-14 sm:flex gap-4">
            <dt className="min-w-0 sm:w-64 sm:shrink-0">
              <code className="break-words">{name}</code>
            </dt>
            <dd className="min-w-0">
              <p className="text-quiet">
                {object === null ? type : <ObjectLink name={object}>{type}</ObjectLink>}
                {!required && ', optional'}
              </p>
              {description !== '' && (
                <p>
                  <Described text={description} />
                </p>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

function ObjectLink({ name, children }: { name: string; children: string }) {
  return (
    <a href={`#object-${name}`} className="target text-accent underline">
      {children}
    </a>
  )
}

export function OperationDetails({ operation }: { operation: ApiOperation }) {
  const { method, path, summary, description, parameters, body, returns, errors } = operation
  return (
    <Disclosure
      summary={
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
          <span>{summary}</span>
          <code className="break-all text-14 text-quiet">
            {method} {path}
          </code>
        </span>
      }
    >
      <p className="max-w-[65ch]">
        <Described text={description} />
      </p>
      <Fields title="Parameters" fields={parameters} />
      <Fields title="Body, as JSON" fields={body} />
      <h4 className="mt-4 mb-1 font-semibold text-14">Response {returns.status}</h4>
      <p className="text-14">
        {returns.object !== null && (
          <>
            <ObjectLink name={returns.object}>{returns.object}</ObjectLink>, as JSON
          </>
        )}
        {returns.object === null && (returns.fields.length > 0 ? 'A page, as JSON' : 'No content')}
        {returns.forms.map((form) => (
          <Fragment key={form}>
            {' '}
            or <code className={code}>{form}</code>
          </Fragment>
        ))}
      </p>
      {returns.object === null && <Fields title="Fields of a page" fields={returns.fields} />}
      <h4 className="mt-4 mb-1 font-semibold text-14">Other responses</h4>
      <ul className="text-14">
        {errors.map(({ status, description: said }) => (
          <li key={status}>
            <span className="inline-block w-10 tabular-nums">{status}</span> {said}
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
