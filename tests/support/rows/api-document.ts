const row = { type: 'object', properties: { id: { type: 'string', format: 'uuid' } }, required: ['id'] }
export const apiDocument = {
  openapi: '3.1.0',
  servers: [{ url: 'https://api.test/v1' }],
  tags: [{ name: 'Rows', description: 'All rows.' }],
  paths: {
    '/rows/{id}': {
      get: {
        ...{ operationId: 'getRows', tags: ['Rows'], summary: 'Get rows', description: 'Newest first.' },
        parameters: [
          { $ref: '#/components/parameters/Id' },
          { name: 'limit', in: 'query', required: false, schema: { type: 'integer', default: 25 } },
        ],
        responses: {
          200: {
            description: 'Found',
            content: {
              'application/json': {
                schema: {
                  properties: { items: { type: 'array', items: { $ref: '#/components/schemas/Row' } } },
                },
              },
              'text/csv': { schema: { type: 'string' } },
            },
          },
          404: { description: 'There is no such row' },
        },
      },
    },
  },
  components: {
    parameters: {
      Id: { name: 'id', in: 'path', required: true, schema: { type: 'string', format: 'uuid' } },
    },
    schemas: { Row: row },
  },
}
