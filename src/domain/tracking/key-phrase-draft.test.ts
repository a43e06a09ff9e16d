import { expect, test } from 'vitest'
import { maxAccountNameLength, maxTagLength, maxTags } from '../input-limits.ts'
import { readTags, readTracked, withTags } from './key-phrase-draft.ts'

test('tags are cut to their length and number, each once whatever its case', () => {
  expect(readTags(' autumn, Autumn;spring\n,, ')).toEqual(['autumn', 'spring'])
  expect(readTags('x'.repeat(maxTagLength + 1))).toEqual(['x'.repeat(maxTagLength)])
  expect(readTags(Array.from({ length: maxTags + 1 }, (_, n) => `tag ${n}`).join())).toHaveLength(maxTags)
})

test('tags are added to those that there are, and taken away, whatever their case', () => {
  expect(withTags(['Autumn', 'sale'], ['autumn', 'new'], ['SALE'])).toEqual(['Autumn', 'new'])
  const all = Array.from({ length: maxTags }, (_, n) => `tag ${n}`)
  expect(withTags(all, ['one too many'], [])).toEqual(all)
})

test('what is cut ends in a whole character: half of one the server would refuse', () => {
  const [tag] = readTags('🍂'.repeat(maxTagLength + 1))
  expect(tag).toBe('🍂'.repeat(maxTagLength))
  expect(readTags(`${'x'.repeat(maxTagLength - 1)}🍂🍂`)).toEqual([`${'x'.repeat(maxTagLength - 1)}🍂`])
  const { account_name, video_id } = readTracked(`a${'🦊'.repeat(100)}`, `1${'🦊'.repeat(100)}`)
  expect(account_name).toBe(`a${'🦊'.repeat(maxAccountNameLength - 1)}`)
  expect(video_id?.isWellFormed()).toBe(true)
})
