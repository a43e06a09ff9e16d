import * as v from 'valibot'
import { Image } from './image.ts'
import { readableList } from './tolerant.ts'

const Span = v.object({
  _type: v.literal('span'),
  _key: v.fallback(v.string(), ''),
  text: v.string(),
  marks: v.fallback(v.array(v.string()), []),
})

const Link = v.object({ _type: v.literal('link'), _key: v.string(), href: v.string() })

const Block = v.object({
  _type: v.literal('block'),
  _key: v.fallback(v.string(), ''),
  style: v.fallback(v.picklist(['normal', 'h1', 'h2', 'h3', 'h4', 'blockquote']), 'normal'),
  listItem: v.fallback(v.optional(v.picklist(['bullet', 'number'])), undefined),
  level: v.fallback(v.optional(v.number()), undefined),
  children: readableList(Span),
  markDefs: readableList(Link),
})

const ImageBlock = v.object({
  ...Image.entries,
  _type: v.literal('image'),
  _key: v.fallback(v.string(), ''),
})

/** Drops blocks that are invalid or of an unknown kind. */
export const RichText = readableList(v.union([Block, ImageBlock]))
export type RichText = v.InferOutput<typeof RichText>
