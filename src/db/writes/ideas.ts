import type { IdeaChange, NewIdea } from '#src/domain/sync/changes.ts'
import { database } from '../core/open.ts'
import { outboxRow } from '../core/schema.ts'
import { appendEntry, discardRefused } from '../outbox/outbox.ts'
import { writeTables } from '../space/disk-quota.ts'

/** Throws StorageFull. */
export async function addIdea(idea: NewIdea): Promise<void> {
  const db = database()
  await writeTables([db.ideas, db.$outbox], async () => {
    await db.ideas.add({ ...idea, user_id: db.userId, changed_at: idea.created_at })
    await appendEntry({ kind: 'add_idea', row: outboxRow('ideas', idea.id), payload: idea })
  })
}

/** Also removes the idea `replaced`, a saved link to the same video, as the server does. Throws StorageFull. */
export async function changeIdea(change: IdeaChange, replaced?: string): Promise<void> {
  const db = database()
  const { id, ...values } = change
  await writeTables([db.ideas, db.$outbox], async () => {
    if (replaced) {
      await db.ideas.delete(replaced)
      await discardRefused(outboxRow('ideas', replaced))
    }
    await db.ideas.update(id, values)
    await appendEntry({ kind: 'change_idea', row: outboxRow('ideas', id), payload: change })
  })
}
