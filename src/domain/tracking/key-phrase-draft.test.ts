import { expect, test } from 'vitest'
import { maxAccountNameLength, maxTagLength, maxTags } from '../input-limits.ts'
import { readTags, readTracked, withTags } from './key-phrase-draft.ts'

test('limits the length and number of tags and drops duplicates of any case', () => {
  expect(readTags(' autumn, Autumn;spring\n,, ')).toEqual(['autumn', 'spring'])
  expect(readTags('x'.repeat(maxTagLength + 1))).toEqual(['x'.repeat(maxTagLength)])
  expect(readTags(Array.from({ length: maxTags + 1 }, (_, n) => `tag ${n}`).join())).toHaveLength(maxTags)
})

test('adds and removes tags, ignoring case', () => {
  expect(withTags(['Autumn', 'sale'], ['autumn', 'new'], ['SALE'])).toEqual(['Autumn', 'new'])
  const all = Array.from({ length: maxTags }, (_, n) => `tag ${n}`)
  expect(withTags(all, ['one too many'], [])).toEqual(all)
})

test('cuts text between code points, because the server rejects a lone surrogate', () => {
  const [tag] = readTags('🍂'.repeat(maxTagLength + 1))
  expect(tag).toBe('🍂'.repeat(maxTagLength))
  expect(readTags(`${'x'.repeat(maxTagLength - 1)}🍂🍂`)).toEqual([`${'x'.repeat(maxTagLength - 1)}🍂`])
  const { account_name, video_id } = readTracked(`a${'🦊'.repeat(100)}`, `1${'🦊'.repeat(100)}`)
  expect(account_name).toBe(`a${'🦊'.repeat(maxAccountNameLength - 1)}`)
  expect(video_id?.isWellFormed()).toBe(true)
})
