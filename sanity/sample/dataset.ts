import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { evaluate, parse } from 'groq-js'
import * as v from 'valibot'
import { listImages, type SampleImage } from './images.ts'
import { portableText } from './portable-text.ts'

export interface SanityDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

const reference = (id: string) => ({ _type: 'reference' as const, _ref: id })
const keyed = <T extends object>(entries: readonly T[]) =>
  entries.map((entry, index) => ({ ...entry, _key: `k${index}` }))

// A file has fields between two lines of dashes, then the text and, optionally, a third line of dashes and
// questions. Each question begins with "? ", and its answer follows on the next lines.
function parseFile(source: string) {
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

const PostFields = v.strictObject({
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

const AuthorFields = v.strictObject({ name: v.string(), image: v.string(), alt: v.string(), social: List })

type WrittenFile = ReturnType<typeof parseFile> & { slug: string }
type Pictures = ReturnType<typeof picturesFrom>

function picturesFrom(images: Map<string, SampleImage>) {
  const ref = (name: string): string => {
    const image = images.get(name)
    if (!image) throw new Error(`there is no picture ${name}`)
    return image.id
  }
  return {
    field: (name: string, alt: string) => ({ _type: 'image', asset: reference(ref(name)), alt }),
    text: (text: string) => portableText(text, ref),
  }
}

function authorDocument({ slug, fields, text }: WrittenFile, pictures: Pictures): SanityDocument {
  const { name, image, alt, social } = v.parse(AuthorFields, fields)
  return {
    _id: `author-${slug}`,
    _type: 'author',
    name,
    slug: { _type: 'slug', current: slug },
    bio: pictures.text(text),
    image: pictures.field(image, alt),
    socialLinks: keyed(
      social.map((entry) => {
        const [platform = '', url = ''] = entry.split('=')
        return { platform, url }
      }),
    ),
  }
}

function postDocument({ slug, fields, text, questions }: WrittenFile, pictures: Pictures): SanityDocument {
  const post = v.parse(PostFields, fields)
  const answered = questions.map(({ question, answer }) => ({ question, answer: pictures.text(answer) }))
  return {
    _id: `post-${slug}`,
    _type: 'post',
    title: post.title,
    slug: { _type: 'slug', current: slug },
    eyebrow: post.eyebrow,
    excerpt: post.excerpt,
    featuredImage: pictures.field(post.image, post.alt),
    author: reference(`author-${post.author}`),
    tags: keyed(post.tags.map((tag) => reference(`tag-${tag}`))),
    publishedAt: post.published,
    lastModifiedAt: post.modified ?? post.published,
    isPublished: true,
    postType: post.type,
    content: pictures.text(text),
    ...(questions.length > 0 ? { faq: keyed(answered) } : {}),
    seo: {
      metaTitle: post.metaTitle,
      metaDescription: post.metaDescription,
      keywords: post.keywords ?? [],
    },
  }
}

const Tags = v.record(v.string(), v.strictObject({ name: v.string(), color: v.string() }))

function tagDocuments(): SanityDocument[] {
  const tags = v.parse(Tags, JSON.parse(readFileSync(join(import.meta.dirname, 'tags.json'), 'utf8')))
  return Object.entries(tags).map(([slug, { name, color }]) => ({
    _id: `tag-${slug}`,
    _type: 'tag',
    name,
    slug: { _type: 'slug', current: slug },
    color,
  }))
}

function assetDocument({ id, served, width, height }: SampleImage): SanityDocument {
  return {
    _id: id,
    _type: 'sanity.imageAsset',
    originalFilename: served,
    url: `/cms/images/keytrail/production/${served}`,
    metadata: { dimensions: { width, height, aspectRatio: width / height } },
  }
}

function documents(folder: string, read: (file: WrittenFile) => SanityDocument): SanityDocument[] {
  const directory = join(import.meta.dirname, folder)
  const names = readdirSync(directory).sort()
  return names.map((name) => {
    try {
      const source = readFileSync(join(directory, name), 'utf8')
      return read({ slug: basename(name, '.md'), ...parseFile(source) })
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : cause
      throw new Error(`sanity/sample/${folder}/${name}: ${reason}`, { cause })
    }
  })
}

export function readDataset(): SanityDocument[] {
  const images = listImages()
  const pictures = picturesFrom(images)
  return [
    ...tagDocuments(),
    ...documents('authors', (file) => authorDocument(file, pictures)),
    ...documents('posts', (file) => postDocument(file, pictures)),
    ...[...images.values()].map(assetDocument),
  ]
}

export function evaluateQuery(documents: readonly SanityDocument[]) {
  return async ({ query, params }: { query: string; params: Record<string, unknown> }): Promise<unknown> =>
    (await evaluate(parse(query, { params }), { dataset: documents, params })).get()
}
