import { expect, test } from 'vitest'
import { archivePartNames, readArchive, UnreadableArchive } from './archive.ts'

const id = '0a0a0a0a-0000-4000-8000-000000000001'
const note = { id, user_id: id, keyword_id: id, day: '2026-11-20', note: 'new bio' }
const empty = {
  format: 'keytrail-archive',
  version: 1,
  exported_at: '2026-11-21T10:00:00.000Z',
  ...Object.fromEntries(archivePartNames.map((part) => [part, []])),
}
const rest = () => Promise.resolve()

test('reads what was written', async () => {
  const archive = await readArchive(JSON.stringify({ ...empty, notes: [note, note] }), rest)
  expect(archive.notes).toEqual([note, note])
  expect(archive.searches).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['something else', '{"searches":[]}'],
  ['a newer version', JSON.stringify({ ...empty, version: 2 })],
  ['a missing part', JSON.stringify({ ...empty, notes: undefined })],
])('refuses %s', async (_, text) => {
  await expect(readArchive(text, rest)).rejects.toThrow('This file is not a Keytrail archive.')
})

test('refuses the whole for one row that cannot be read, and says which', async () => {
  const text = JSON.stringify({ ...empty, notes: [note, { ...note, day: 'monday' }] })
  await expect(readArchive(text, rest)).rejects.toThrow(UnreadableArchive)
  await expect(readArchive(text, rest)).rejects.toThrow('Row 2 of notes')
})
