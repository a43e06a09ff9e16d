import * as v from 'valibot'

const text = v.optional(v.string())

const PlainSchema = v.object({
  $ref: text,
  type: text,
  format: text,
  description: text,
  enum: v.optional(v.array(v.string())),
  default: v.optional(v.unknown()),
  required: v.optional(v.array(v.string())),
})

// TypeScript cannot infer the type of a recursive schema, so its recursive fields are written out.
export interface ApiSchema extends v.InferOutput<typeof PlainSchema> {
  items?: ApiSchema | undefined
  anyOf?: ApiSchema[] | undefined
  properties?: Record<string, ApiSchema> | undefined
}

const Nested = v.lazy((): v.GenericSchema<ApiSchema> => ApiSchema)
const ApiSchema: v.GenericSchema<ApiSchema> = v.object({
  ...PlainSchema.entries,
  items: v.optional(Nested),
  anyOf: v.optional(v.array(Nested)),
  properties: v.optional(v.record(v.string(), Nested)),
})

const Parameter = v.object({
  name: v.string(),
  in: v.string(),
  required: v.boolean(),
  description: text,
  schema: ApiSchema,
})
const content = v.optional(v.record(v.string(), v.object({ schema: ApiSchema })))

const Operation = v.object({
  operationId: v.string(),
  tags: v.array(v.string()),
  summary: v.string(),
  description: v.string(),
  parameters: v.array(v.union([Parameter, v.object({ $ref: v.string() })])),
  requestBody: v.optional(v.object({ content })),
  responses: v.record(v.string(), v.object({ description: v.string(), content })),
})

export const ApiDocument = v.object({
  tags: v.array(v.object({ name: v.string(), description: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), Operation)),
  components: v.object({
    parameters: v.record(v.string(), Parameter),
    schemas: v.record(v.string(), ApiSchema),
  }),
})
export type ApiDocument = v.InferOutput<typeof ApiDocument>

/** The name of a nested field is its path, as in `measured.position`. */
export interface ApiField {
  name: string
  type: string
  object: string | null
  required: boolean
  description: string
}

const lastName = (pointer: string) => pointer.slice(pointer.lastIndexOf('/') + 1)

function typeOf(schema: ApiSchema): { type: string; object: string | null } {
  if (schema.$ref !== undefined) return { type: lastName(schema.$ref), object: lastName(schema.$ref) }
  if (schema.items) {
    const { type, object } = typeOf(schema.items)
    return { type: `list of ${type}`, object }
  }
  if (schema.anyOf) {
    const types = schema.anyOf.map(typeOf)
    const object = types.find((one) => one.object !== null)?.object ?? null
    return { type: types.map(({ type }) => type).join(' or '), object }
  }
  return { type: schema.enum?.join(', ') ?? schema.format ?? schema.type ?? 'any', object: null }
}

function nestedIn({ properties, anyOf, items, ...schema }: ApiSchema): ApiSchema | undefined {
  return properties
    ? { properties, ...schema }
    : (anyOf?.find((one) => one.properties) ?? (items && nestedIn(items)))
}

/** Returns the fields of an object schema, each followed by its nested fields. */
export function apiFields(schema: ApiSchema | undefined, path = ''): ApiField[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([name, field]) => {
    const nested = nestedIn(field)
    const described = field.description ?? nested?.description ?? ''
    const absent = field.default === undefined ? '' : `By default ${JSON.stringify(field.default)}.`
    const own = {
      ...{ name: path + name, ...typeOf(field), required: schema?.required?.includes(name) ?? false },
      description: `${described} ${absent}`.trim(),
    }
    return [own, ...apiFields(nested, `${path}${name}.`)]
  })
}

function toField({ name, in: place, required, schema, description }: v.InferOutput<typeof Parameter>) {
  const [field] = apiFields({ properties: { [name]: schema }, required: required ? [name] : [] })
  const where = place === 'query' ? '' : `In the ${place}.`
  return {
    ...(field as ApiField),
    description: [description, field?.description, where].filter(Boolean).join(' '),
  }
}

function toOperation(
  { components }: ApiDocument,
  { path, method, given }: { path: string; method: string; given: v.InferOutput<typeof Operation> },
) {
  const { operationId: id, summary, description, requestBody, responses } = given
  const statuses = Object.entries(responses).map(([status, response]) => ({ status, ...response }))
  const success = statuses.find(({ status }) => status.startsWith('2'))
  const { 'application/json': json, ...others } = success?.content ?? {}
  const parameters = given.parameters.flatMap((one) =>
    '$ref' in one ? (components.parameters[lastName(one.$ref)] ?? []) : [one],
  )
  return {
    ...{ id, method: method.toUpperCase(), path, summary, description, parameters: parameters.map(toField) },
    body: apiFields(requestBody?.content?.['application/json']?.schema),
    /** The successful response; `forms` are its media types other than JSON. */
    returns: {
      status: success?.status ?? '',
      forms: Object.keys(others),
      object: json ? typeOf(json.schema).object : null,
      fields: apiFields(json?.schema),
    },
    errors: statuses.filter(({ status }) => status >= '300'),
  }
}
export type ApiOperation = ReturnType<typeof toOperation>

/** Groups the operations by tag, in the document's order. */
export function apiOperations(document: ApiDocument) {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, given]) => ({ path, method, given })),
  )
  return document.tags.map((tag) => ({
    ...tag,
    operations: operations
      .filter(({ given }) => given.tags.includes(tag.name))
      .map((operation) => toOperation(document, operation)),
  }))
}
