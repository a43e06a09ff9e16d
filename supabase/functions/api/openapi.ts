import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { described } from '../_shared/api/pages.ts'
import * as shapes from '../_shared/api/shapes.ts'
import { failureCodes } from '../_shared/failure.ts'
import { type Operation, statuses } from './operation.ts'

const Problem = v.object({
  type: v.literal('about:blank'),
  title: v.string(),
  status: v.pipe(v.number(), v.integer()),
  code: described(v.picklist(failureCodes), 'Decide by this, never by the text.'),
  detail: described(v.string(), 'For people; may change.'),
})

const { id: _, source: __, time: ___, ...objects } = shapes
const definitions = { ...objects, Problem }

const config: ConversionConfig = {
  target: 'draft-2020-12',
  errorMode: 'ignore',
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
}

function schemaOf(schema: v.GenericSchema, typeMode: 'input' | 'output') {
  const { $schema: ____, $defs: _____, ...rest } = toJsonSchema(schema, { ...config, definitions, typeMode })
  return rest
}

const errors = {
  always: {
    400: 'The request is not valid',
    401: 'No valid token',
    403: 'Scope or plan',
    429: 'Too many requests',
  },
  ofId: { 404: 'There is no such row of yours' },
  ofChange: { 409: 'A conflict', 422: 'The values are not valid' },
  ofPrice: {
    402: 'No credits are left',
    409: 'The key was used for another request',
    425: 'Still running: repeat the request with the same key',
    502: 'TikTok failed; the credit was refunded',
    503: 'TikTok or this server is not available; the credit was refunded',
    504: 'TikTok took too long; the credit was refunded',
  },
}

const header = (description: string, type = 'integer') => ({ description, schema: { type } })

const ref = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })

const limits = Object.fromEntries(
  ['RateLimit-Limit', 'RateLimit-Remaining', 'RateLimit-Reset'].map((name) => [name, ref('headers', name)]),
)

function parametersOf({ path, query = {}, scope, method }: Operation) {
  return [
    ...(path.includes('{id}') ? [ref('parameters', 'Id')] : []),
    ...Object.entries(query).map(([name, schema]) => {
      const { description, ...rest } = schemaOf(schema, 'input')
      return { name, in: 'query', required: false, ...(description && { description }), schema: rest }
    }),
    ...(method === 'post' ? [ref('parameters', scope === 'spend' ? 'Key' : 'OptionalKey')] : []),
    ...(method === 'get' ? [ref('parameters', 'IfNoneMatch')] : []),
  ]
}

function responsesOf({ response, csv, scope, method, path, query }: Operation) {
  const isList = query !== undefined
  const told = {
    ...errors.always,
    ...(path.includes('{id}') ? errors.ofId : {}),
    ...(scope === 'track' ? errors.ofChange : {}),
    ...(scope === 'spend' ? errors.ofPrice : {}),
  }
  return {
    [statuses[method]]: {
      description: method === 'delete' ? 'Done' : method === 'get' ? 'Found' : 'Done, as it is now',
      headers: {
        ...limits,
        ...(method === 'get' ? { ETag: ref('headers', 'ETag') } : {}),
        ...(isList ? { Link: ref('headers', 'Link') } : {}),
      },
      ...(response && {
        content: {
          'application/json': { schema: schemaOf(response, 'output') },
          ...(csv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
        },
      }),
    },
    ...(method === 'get' ? { 304: { description: 'You have it already' } } : {}),
    ...Object.fromEntries(
      Object.entries(told).map(([code, description]) => [
        code,
        {
          description,
          headers: code === '429' ? { ...limits, 'Retry-After': ref('headers', 'Retry-After') } : limits,
          content: { 'application/problem+json': { schema: ref('schemas', 'Problem') } },
        },
      ]),
    ),
  }
}

function describeOperation(operation: Operation, tag: string) {
  const { id, summary, description = '', scope, body } = operation
  return {
    operationId: id,
    tags: [tag],
    summary,
    description: `${description} Scope: \`${scope}\`.`.trim(),
    parameters: parametersOf(operation),
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } },
    }),
    responses: responsesOf(operation),
  }
}

const introduction = `Your key phrases, positions, checks and searches, as the app shows them.

Create a personal token on the account page (Premium or Pro) and send it as \`Authorization: Bearer kt_…\`:

    export TOKEN=kt_…
    export API={server}
    curl -H "Authorization: Bearer $TOKEN" $API/key-phrases
    curl -H "Authorization: Bearer $TOKEN" -H "Accept: text/csv" $API/key-phrases > key-phrases.csv
    curl -H "Authorization: Bearer $TOKEN" -H "Idempotency-Key: $(uuidgen)" -d '{"phrase":"matcha"}' $API/checks

Each token may make 120 requests a minute. Errors are \`application/problem+json\` with a \`code\`. Figures are measured: see
\`measured_at\` and \`source\`. Captions and names are third parties’ texts.`

const tagDescriptions = {
  'Key phrases': 'Tracked phrases and their positions.',
  Checks: 'Who ranked for a phrase, at one time.',
  Searches: 'What people type into TikTok’s search.',
  Account: 'Alerts, ideas, reports, credits and limits.',
}

type Tag = keyof typeof tagDescriptions

export function openApiDocument(operations: Record<Tag, readonly Operation[]>, functionsUrl: string) {
  const server = `${functionsUrl}/api/v1`
  const paths: Record<string, object> = {}
  for (const [tag, tagged] of Object.entries(operations))
    for (const operation of tagged)
      paths[operation.path] = {
        ...paths[operation.path],
        [operation.method]: describeOperation(operation, tag),
      }
  const uuid = { type: 'string', format: 'uuid' }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    description: 'A UUID of your own. Repeat a request with the same key after a failure.',
    schema: uuid,
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Keytrail API',
      version: '1.0.0',
      description: introduction.replace('{server}', server),
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: server }],
    security: [{ token: [] }],
    tags: Object.entries(tagDescriptions).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      securitySchemes: {
        token: {
          type: 'http',
          scheme: 'bearer',
          description: 'A personal token: kt_ and 40 letters and digits.',
        },
      },
      parameters: {
        Id: { name: 'id', in: 'path', required: true, schema: uuid },
        Key: { ...key, required: true },
        OptionalKey: { ...key, required: false },
        IfNoneMatch: {
          name: 'If-None-Match',
          in: 'header',
          required: false,
          description: 'The ETag of an earlier response.',
          schema: { type: 'string' },
        },
      },
      headers: {
        'RateLimit-Limit': header('Requests per minute.'),
        'RateLimit-Remaining': header('Requests left in this minute.'),
        'RateLimit-Reset': header('Seconds until the next minute.'),
        'Retry-After': header('Seconds to wait.'),
        ETag: header('For If-None-Match.', 'string'),
        Link: header('The next page, as rel="next".', 'string'),
      },
      schemas: toJsonSchemaDefs(definitions, { ...config, typeMode: 'output' }),
    },
  }
}
