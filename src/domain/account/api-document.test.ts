import * as v from 'valibot'
import { expect, test } from 'vitest'
import { apiDocument } from '#tests/support/rows/api-document.ts'
import { ApiDocument, apiFields, apiOperations } from './api-document.ts'

const document = v.parse(ApiDocument, apiDocument)

test('lists each operation under its tag, with its parameters, response and errors', () => {
  const field = { object: null, required: false, description: '' }
  expect(apiOperations(document)).toEqual([
    {
      ...{ name: 'Rows', description: 'All rows.' },
      operations: [
        {
          ...{
            id: 'getRows',
            method: 'GET',
            path: '/rows/{id}',
            summary: 'Get rows',
            description: 'Newest first.',
          },
          parameters: [
            { ...field, name: 'id', type: 'uuid', required: true, description: 'In the path.' },
            { ...field, name: 'limit', type: 'integer', description: 'By default 25.' },
          ],
          body: [],
          returns: {
            ...{ status: '200', forms: ['text/csv'], object: null },
            fields: [{ ...field, name: 'items', type: 'list of Row', object: 'Row' }],
          },
          errors: [{ status: '404', description: 'There is no such row' }],
        },
      ],
    },
  ])
})

test('names the fields of nested objects by their path, and values that may be null', () => {
  const position = { anyOf: [{ type: 'integer' }, { type: 'null' }], description: 'The best rank.' }
  const measured = {
    anyOf: [{ type: 'object', properties: { position }, description: 'The newest.' }, { type: 'null' }],
  }
  const shown = apiFields({ properties: { kind: { type: 'string', enum: ['one', 'two'] }, measured } })
  expect(shown.map(({ name, type, description }) => [name, type, description])).toEqual([
    ['kind', 'one, two', ''],
    ['measured', 'object or null', 'The newest.'],
    ['measured.position', 'integer or null', 'The best rank.'],
  ])
})
