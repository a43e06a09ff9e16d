import * as v from 'valibot'
import { positionTable } from '../../../src/words/key-phrase/position-table.ts'
import { trackedTable } from '../../../src/words/tracking/tracked-file.ts'
import {
  addKeyPhrase,
  changeKeyPhrase,
  deleteKeyPhrase,
  findTracked,
  KeyPhraseChange,
  listPositions,
  listTracked,
  NewKeyPhrase,
  toKeyPhrase,
  toPosition,
} from '../_shared/api/key-phrases.ts'
import { described, pageOf, pageQuery } from '../_shared/api/pages.ts'
import { KeyPhrase, Position } from '../_shared/api/shapes.ts'
import { operation } from './operation.ts'

const day = v.pipe(v.string(), v.isoDate())

export const keyPhraseOperations = [
  operation({
    id: 'listKeyPhrases',
    path: '/key-phrases',
    summary: 'List key phrases with their positions',
    description: 'Newest first. As CSV, the file that the app exports.',
    query: {
      ...pageQuery,
      active: v.optional(described(v.boolean(), 'Only active, or only paused ones.')),
    },
    response: pageOf(KeyPhrase),
    csv: true,
    async run({ session, query }) {
      const { items, next_cursor } = await listTracked(session, query)
      return { body: { items: items.map(toKeyPhrase), next_cursor }, table: () => trackedTable(items) }
    },
  }),
  operation({
    id: 'addKeyPhrase',
    method: 'post',
    path: '/key-phrases',
    summary: 'Track a key phrase',
    description: 'An `Idempotency-Key` becomes its id: repeated with the same key, it is added once.',
    scope: 'track',
    body: NewKeyPhrase,
    response: KeyPhrase,
    run: async ({ session, key, body }) => ({ body: toKeyPhrase(await addKeyPhrase(session, key, body)) }),
  }),
  operation({
    id: 'getKeyPhrase',
    path: '/key-phrases/{id}',
    summary: 'Get a key phrase',
    response: KeyPhrase,
    run: async ({ session, id }) => ({ body: toKeyPhrase(await findTracked(session, id)) }),
  }),
  operation({
    id: 'changeKeyPhrase',
    method: 'patch',
    path: '/key-phrases/{id}',
    summary: 'Change, pause or resume a key phrase',
    description: 'Absent fields stay as they are.',
    scope: 'track',
    body: KeyPhraseChange,
    response: KeyPhrase,
    run: async ({ session, id, body }) => ({ body: toKeyPhrase(await changeKeyPhrase(session, id, body)) }),
  }),
  operation({
    id: 'deleteKeyPhrase',
    method: 'delete',
    path: '/key-phrases/{id}',
    summary: 'Delete a key phrase with its positions',
    description: 'Checks that you paid for stay.',
    scope: 'track',
    async run({ session, id }) {
      await deleteKeyPhrase(session, id)
      return { body: null }
    },
  }),
  operation({
    id: 'listPositions',
    path: '/key-phrases/{id}/positions',
    summary: 'List the positions of a key phrase',
    description:
      'Newest first. A failed check has no position: it is a gap, not rank 0. As CSV, the file that the app exports.',
    query: {
      ...pageQuery,
      from: v.optional(described(day, 'First day, in UTC.')),
      to: v.optional(described(day, 'Last day, in UTC.')),
    },
    response: pageOf(Position),
    csv: true,
    async run({ session, id, query }) {
      const { items, next_cursor } = await listPositions(session, id, query)
      return {
        body: { items: items.map(toPosition), next_cursor },
        table: () => positionTable(items.toReversed()),
      }
    },
  }),
]
