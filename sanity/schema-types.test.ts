import { expect, test } from 'vitest'
import { readDataset } from './sample/dataset.ts'
import { schemaTypes } from './schema-types.ts'

const fieldNames = (type: string) =>
  schemaTypes.find(({ name }) => name === type)?.fields.map(({ name }) => name) ?? []

test('the sample content uses exactly the fields of the schema', () => {
  for (const type of ['post', 'author', 'tag']) {
    const used = new Set(
      readDataset()
        .filter(({ _type }) => _type === type)
        .flatMap((document) => Object.keys(document).filter((name) => !name.startsWith('_'))),
    )
    expect([...used].sort(), type).toEqual([...fieldNames(type)].sort())
  }
})
