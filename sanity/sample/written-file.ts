import * as v from 'valibot'

// A file has fields between two lines of dashes, then the text and, optionally, a third line of dashes and
// questions. Each question begins with "? ", and its answer follows on the next lines.

export function parseFile(source: string) {
  const [nothing, head, text = '', questions = ''] = source.split(/^---$/m)
  if (nothing !== '' || head === undefined) throw new Error('does not begin with its fields between dashes')
  const fields = head
    .trim()
    .split('\n')
    .map((line) => {
      const colon = line.indexOf(': ')
      return [line.slice(0, colon), line.slice(colon + 2).trim()] as const
    })
  return {
    fields: Object.fromEntries(fields),
    text,
    questions: questions
      .split(/^\? /m)
      .slice(1)
      .map((part) => {
        const [question = '', ...answer] = part.split('\n')
        return { question, answer: answer.join('\n') }
      }),
  }
}

const List = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((entry) => entry.trim())),
)

export const PostFields = v.strictObject({
  title: v.string(),
  eyebrow: v.string(),
  excerpt: v.string(),
  author: v.string(),
  tags: List,
  type: v.picklist(['blog', 'news']),
  published: v.pipe(v.string(), v.isoTimestamp()),
  modified: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  image: v.string(),
  alt: v.string(),
  metaTitle: v.optional(v.string()),
  metaDescription: v.optional(v.string()),
  keywords: v.optional(List),
})

export const AuthorFields = v.strictObject({
  name: v.string(),
  image: v.string(),
  alt: v.string(),
  social: List,
})
