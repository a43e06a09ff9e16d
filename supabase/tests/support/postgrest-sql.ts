/** The join conditions of embedded tables, whose foreign keys have two columns. */
const joins: Record<string, string> = {
  search_results: 'search_id = parent.id and user_id = parent.user_id',
  search_ranking_results: 'search_id = parent.id and user_id = parent.user_id',
  check_results: 'search_id = parent.id and user_id = parent.user_id',
}

const operators: Record<string, string> = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' }

interface Sent {
  /** SQL with $1, $2 … for the values that PostgREST binds from the request. */
  sql: string
  values: string[]
}

const quoted = (name: string) => `"${name}"`

function ordered(given: string | null): string {
  if (!given) return ''
  const terms = given.split(',').map((term) => {
    const [column = '', direction = 'asc'] = term.split('.')
    return `${quoted(column)} ${direction}`
  })
  return ` order by ${terms.join(', ')}`
}

/**
 * The SQL that PostgREST generates for a GET of a table: its rows as one JSON text, embedded tables as lateral joins.
 * Supports only what this product's requests use.
 */
export function postgrestSql(url: string): Sent {
  const { pathname, searchParams } = new URL(url)
  const table = pathname.split('/').at(-1) ?? ''
  const values: string[] = []
  const bound = (value: string) => `$${values.push(value)}`

  const select = searchParams.get('select') ?? '*'
  const children = [...select.matchAll(/(\w+)\(([^()]*)\)/g)].map(([, name = '', names = '']) => ({
    name,
    names,
  }))
  const plain = select.replaceAll(/,?\w+\([^()]*\)/g, '')
  const columns = plain === '*' ? ['parent.*'] : plain.split(',').map((column) => `parent.${quoted(column)}`)
  let embedded = ''
  for (const { name, names } of children) {
    if (!joins[name]) throw new Error(`no known foreign key of ${name}`)
    const order = ordered(searchParams.get(`${name}.order`))
    columns.push(`coalesce(${quoted(`of ${name}`)}.rows, '[]') as ${quoted(name)}`)
    embedded += ` left join lateral (
      select json_agg(child)::jsonb as rows from (
        select ${names.split(',').map(quoted).join(', ')} from public.${quoted(name)} where ${joins[name]}${order}
      ) as child
    ) as ${quoted(`of ${name}`)} on true`
  }

  const known = new Set(['select', 'order', 'limit', ...children.map(({ name }) => `${name}.order`)])
  const filters = [...searchParams].flatMap(([column, given]) => {
    if (known.has(column)) return []
    const [, operator = '', value = ''] = /^(\w+)\.(.*)$/s.exec(given) ?? []
    if (operator === 'in')
      return [`parent.${quoted(column)} = any (${bound(`{${value.replace(/^\(|\)$/g, '')}}`)})`]
    if (!operators[operator]) throw new Error(`${column}=${given} is not supported`)
    return [`parent.${quoted(column)} ${operators[operator]} ${bound(value)}`]
  })
  const limit = searchParams.get('limit')
  const sql = `with source as (
      select ${columns.join(', ')} from public.${quoted(table)} as parent${embedded}
      ${filters.length > 0 ? `where ${filters.join(' and ')}` : ''}${ordered(searchParams.get('order'))}
      ${limit === null ? '' : `limit ${bound(limit)}`}
    ) select count(one) as page_total, coalesce(json_agg(one), '[]') as body from (select * from source) as one`
  return { sql, values }
}
