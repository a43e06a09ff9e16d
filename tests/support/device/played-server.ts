// Responds as the functions of supabase/migrations do: rows carry the transaction that wrote them, and a
// response has the rows that the cursor's snapshot did not see.
import {
  computeFingerprint,
  type PagedRelation,
  type Pulled,
  type PulledRows,
  pagedRelations,
  type Range,
  type RowName,
  relations,
} from '#src/domain/sync/pulled.ts'
import { sees } from '#src/domain/sync/snapshot.ts'
import type { Applied, SentMutation } from '#src/remote/tables/mutations.ts'
import type { ChangesAsked } from '#src/remote/tables/pull-changes.ts'
import { ada, keyPhrase } from '../rows/made-rows.ts'
import { rowOfEach } from '../rows/row-of-each.ts'
import { makePulled } from './pulled.ts'

type Outcome = Applied['outcomes'][number]
type Row = Record<string, unknown> & { id: string }
interface Kept {
  row: Row
  table: keyof PulledRows
  transaction: number
}

const ages = ['searched_at', 'checked_at', 'created_at', 'day'] as const
const readAge = (row: Row) => String(ages.map((column) => row[column]).find((age) => age) ?? '')
const results = ['search_results', 'search_ranking_results', 'check_results']

export class PlayedServer {
  pageSize = 10
  counts = true
  decideOutcome: (mutation: SentMutation) => Outcome = () => ({ outcome: 'applied' })
  /** Called after a request is processed. The response is sent once the promise resolves. */
  onTheWay: (request: string) => Promise<void> = async () => {}
  heard: string[] = []
  applied: SentMutation[] = []
  profile: PulledRows['profile'] | null = null
  #profileAt = 0
  #life = '1.1'
  #transaction = 100
  readonly #rows = new Map<string, Kept>()
  readonly #removed = new Map<string, { relation: string; transaction: number }>()
  readonly #known = new Set<string>()

  get #cursor(): string {
    return `${this.#life}/${this.#transaction}:${this.#transaction}:`
  }

  put(table: keyof PulledRows, ...rows: object[]): void {
    for (const row of rows as Row[]) this.#rows.set(row.id, { row, table, transaction: this.#transaction })
    this.#transaction += 1
  }

  /** If `told` is false, no pull reports the removal, as after the server was restored from a backup. */
  remove(ids: readonly string[], { told = true } = {}): void {
    for (const id of ids) this.#drop(id, told)
    this.#transaction += 1
  }

  #drop(id: string, told: boolean): void {
    const kept = this.#rows.get(id)
    if (kept && told)
      this.#removed.set(id, { relation: relations[kept.table], transaction: this.#transaction })
    this.#rows.delete(id)
  }

  /** Invalidates all earlier cursors, as restoring the database does. */
  restore(): void {
    this.#life = `${this.#life}1`
  }

  setProfile(values: object): void {
    this.profile = { ...rowOfEach.profile(), ...this.profile, ...values } as PulledRows['profile']
    this.#profileAt = this.#transaction
    this.#transaction += 1
  }

  ids(table: keyof PulledRows): string[] {
    return [...this.#rows].flatMap(([id, kept]) => (kept.table === table ? [id] : [])).sort()
  }

  row(id: string): Row | undefined {
    return this.#rows.get(id)?.row
  }

  #of(relation: PagedRelation): Kept[] {
    return [...this.#rows.values()]
      .filter(({ table }) => relations[table] === relation)
      .sort((a, b) => `${readAge(b.row)} ${b.row.id}`.localeCompare(`${readAge(a.row)} ${a.row.id}`))
  }

  async pullChanges({ cursor, open, tally }: ChangesAsked): Promise<Pulled> {
    this.heard.push('pull_changes')
    const since = cursor?.startsWith(`${this.#life}/`) ? cursor : null
    const here = this.#cursor
    const isNews = (at: number, after: string | null) => after === null || !sees(after, `${this.#life}/${at}`)
    const answer = makePulled({}, { cursor: here, restarts: since === null })
    if (this.profile && isNews(this.#profileAt, since)) answer.rows.profile.push(this.profile)
    for (const [id, { relation, transaction }] of this.#removed)
      if (since !== null && isNews(transaction, since))
        answer.removed[relation] = [...(answer.removed[relation] ?? []), id]
    for (const relation of pagedRelations)
      for (const range of [{ since }, open[relation]]) if (range) this.#page(relation, range, here, answer)
    if (tally && this.counts)
      answer.tally = Object.fromEntries(
        pagedRelations.map((relation) => {
          const ids = this.#of(relation).map(({ row }) => row.id)
          return [relation, [ids.length, computeFingerprint(ids)]]
        }),
      )
    const home = structuredClone(answer)
    await this.onTheWay('pull_changes')
    return home
  }

  #page(
    relation: PagedRelation,
    range: Range | { since: string | null },
    here: string,
    answer: Pulled,
  ): void {
    const open = 'until' in range
    const slice = this.#of(relation)
      .filter(({ row, transaction }) => {
        const at = `${this.#life}/${transaction}`
        if (range.since !== null && sees(range.since, at)) return false
        if (!open) return true
        const [age, id] = range.before
        return sees(range.until, at) && `${readAge(row)} ${row.id}` < `${age} ${id}`
      })
      .slice(0, this.pageSize)
    if (slice.length === 0 && !open) return
    const last = slice.at(-1)?.row
    const until = open ? range.until : here
    const rest: Range | null =
      slice.length === this.pageSize && last
        ? { since: range.since, until, before: [readAge(last), last.id] }
        : null
    answer.pages.push({ relation, open, rest })
    for (const { row, table } of slice) {
      const head = Object.fromEntries(Object.entries(row).filter(([column]) => !results.includes(column)))
      ;(answer.rows[table] as unknown[]).push(head)
    }
  }

  async readRows(table: keyof PulledRows, keys: readonly string[]) {
    this.heard.push(`read ${table}`)
    const rows = keys.flatMap((id) => {
      const kept = this.#rows.get(id)
      return kept?.table === table ? [structuredClone(kept.row)] : []
    })
    await this.onTheWay('read')
    return { rows, unreadable: [] as string[] }
  }

  async readRowNames(relation: PagedRelation, after: string | null): Promise<RowName[]> {
    this.heard.push(`names ${relation}`)
    const names = this.#of(relation)
      .map(({ row, table }) => ({ table, id: row.id, at: readAge(row) }))
      .sort((a, b) => a.id.localeCompare(b.id))
      .filter(({ id }) => after === null || id > after)
    await this.onTheWay('names')
    return names.slice(0, 1_000)
  }

  async sendMutations(mutations: readonly SentMutation[]): Promise<Applied> {
    this.heard.push(`apply ${mutations.length}`)
    const position = `${this.#life}/${this.#transaction}`
    const blocked = new Set<string | undefined>()
    const outcomes = mutations.map((mutation): Outcome => {
      if (mutation.rows.some((row) => blocked.has(row))) {
        blocked.add(mutation.rows[0])
        return { outcome: 'waiting' }
      }
      if (this.#known.has(mutation.id)) return { outcome: 'applied' }
      const outcome = this.decideOutcome(mutation)
      if (outcome.outcome === 'applied') this.#apply(mutation)
      else blocked.add(mutation.rows[0])
      return outcome
    })
    this.#transaction += 1
    await this.onTheWay('apply_mutations')
    return { position, outcomes }
  }

  #apply(mutation: SentMutation): void {
    const { kind, payload } = mutation
    this.#known.add(mutation.id)
    this.applied.push(mutation)
    const write = (table: keyof PulledRows, row: object) => {
      const { id } = row as Row
      this.#rows.set(id, {
        table,
        row: { ...this.#rows.get(id)?.row, ...row } as Row,
        transaction: this.#transaction,
      })
    }
    if (kind === 'put_note') write('notes', { ...payload, user_id: ada })
    if (kind === 'add_key_phrase')
      write('keyPhrases', { ...keyPhrase, ...payload, changed_at: payload.created_at })
    if (kind === 'change_key_phrase') {
      const known = this.#rows.get(payload.id)?.row
      // A change that only repeats the key phrase's status writes nothing.
      const { id: _, status, ...others } = payload
      if (known && (Object.keys(others).length > 0 || status !== known.status)) write('keyPhrases', payload)
    }
    if (kind === 'change_profile') {
      this.profile = { ...this.profile, ...payload } as PulledRows['profile']
      this.#profileAt = this.#transaction
    }
    if (kind === 'delete_note' || kind === 'delete_key_phrase') {
      for (const { row } of [...this.#rows.values()])
        if (row.id === payload.id || row.keyword_id === payload.id) this.#drop(row.id, true)
    }
  }
}
