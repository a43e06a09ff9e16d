import { author } from './author.ts'
import { post } from './post.ts'
import { tag } from './tag.ts'

/** For `schema: { types: schemaTypes }` in the `sanity.config.ts` of a Studio. */
export const schemaTypes = [post, author, tag]
