import * as v from 'valibot'

/** An http(s) address, without trailing slashes so that a path can be appended. */
export const httpUrl = v.pipe(
  v.string(),
  v.trim(),
  v.url('must be an http or https address'),
  v.regex(/^https?:/i, 'must be an http or https address'),
  v.transform((url) => url.replace(/\/+$/, '')),
)
