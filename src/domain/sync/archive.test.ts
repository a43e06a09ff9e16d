import { expect, test } from 'vitest'
import { type Archive, archivePartNames, readArchive, sliceArchive, UnreadableArchive } from './archive.ts'

const id = '0a0a0a0a-0000-4000-8000-000000000001'
const note = { id, user_id: id, keyword_id: id, day: '2026-11-20', note: 'new bio' }
const empty = {
  format: 'keytrail-archive',
  version: 1,
  exported_at: '2026-11-21T10:00:00.000Z',
  ownAccounts: ['ada'],
  brandWords: [{ names: ['acme'], country: 'gb' as const, unwelcome: ['scam'] }],
  ...Object.fromEntries(archivePartNames.map((part) => [part, []])),
}
const rest = () => Promise.resolve()

test('reads a valid archive', async () => {
  const archive = await readArchive(JSON.stringify({ ...empty, notes: [note, note] }), rest)
  expect(archive.notes).toEqual([note, note])
  expect(archive.searches).toEqual([])
  expect(archive).toMatchObject({ ownAccounts: ['ada'], brandWords: empty.brandWords })
})

test.each([
  ['invalid JSON', '{'],
  ['other JSON', '{"searches":[]}'],
  ['a newer version', JSON.stringify({ ...empty, version: 2 })],
  ['a missing part', JSON.stringify({ ...empty, notes: undefined })],
])('rejects %s', async (_, text) => {
  await expect(readArchive(text, rest)).rejects.toMatchObject({ name: 'UnreadableArchive', place: null })
})

test('rejects the whole archive for one invalid row, and names the row', async () => {
  const text = JSON.stringify({ ...empty, notes: [note, { ...note, day: 'monday' }] })
  const refusal = readArchive(text, rest)
  await expect(refusal).rejects.toThrow(UnreadableArchive)
  await expect(refusal).rejects.toMatchObject({ place: { part: 'notes', row: 2 } })
})

test('splits an archive into slices of at most a megabyte, referenced rows first', () => {
  const long = Array.from({ length: 40 }, (_, n) => ({ ...note, note: `${n} ${'語'.repeat(20_000)}` }))
  const keyPhrase = { id, keyword: 'bread' }
  const slices = [...sliceArchive({ ...empty, keyPhrases: [keyPhrase], notes: long } as unknown as Archive)]
  expect(slices.length).toBeGreaterThan(2)
  for (const slice of slices) {
    expect(slice).toMatchObject({ format: 'keytrail-archive', version: 1, exported_at: empty.exported_at })
    expect(new Blob([JSON.stringify(slice)]).size).toBeLessThan(1024 * 1024)
  }
  expect(slices.map(({ ownAccounts }) => ownAccounts)).toEqual([
    ['ada'],
    ...slices.slice(1).map(() => undefined),
  ])
  expect(slices[0]?.keyPhrases).toEqual([keyPhrase])
  expect(slices.flatMap((slice) => slice.notes ?? [])).toEqual(long)
})

test('returns one slice for an empty archive', () => {
  const { format, version, exported_at, ownAccounts, brandWords } = empty
  expect([...sliceArchive(empty as unknown as Archive)]).toEqual([
    { format, version, exported_at, ownAccounts, brandWords },
  ])
})
