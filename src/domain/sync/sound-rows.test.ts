import * as v from 'valibot'
import { expect, test } from 'vitest'
import { damagedValues, rowOfEach } from '#tests/support/rows/row-of-each.ts'
import { pulledSchemas } from './pulled.ts'
import { soundTable } from './sound-rows.ts'

const tables = Object.keys(pulledSchemas) as (keyof typeof pulledSchemas)[]

test.each(tables)('a row of %s is sound exactly if a response with it could be parsed', (table) => {
  const schema = pulledSchemas[table]
  const row = rowOfEach[table]()
  const wrong: unknown[] = []
  for (const column of Object.keys(schema.entries))
    for (const value of [...damagedValues, undefined]) {
      const damaged = { ...row, [column]: value }
      if (soundTable(table)?.isSound(damaged) !== v.is(schema as v.GenericSchema, damaged))
        wrong.push([column, value])
    }
  expect(wrong).toEqual([])
  expect(soundTable(table)?.isSound(v.parse(schema as v.GenericSchema, row))).toBe(true)
})

test('a search may lack its results, but has no damaged ones', () => {
  const search = rowOfEach.searches()
  const isSound = (search_results: unknown) => soundTable('searches')?.isSound({ ...search, search_results })
  expect([search.search_results, undefined].map(isSound)).toEqual([true, true])
  expect([[{}], 7, null].map(isSound)).toEqual([false, false, false])
})
