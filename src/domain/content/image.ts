import * as v from 'valibot'
import { orNull } from './tolerant.ts'

const assetId = v.pipe(v.string(), v.regex(/^image-[A-Za-z0-9]+-\d+x\d+-[a-z]+$/))
const Fraction = v.number()

/** `alt` is empty if missing, as for a decorative picture. */
export const Image = v.object({
  asset: v.union([
    v.object({ _ref: assetId }),
    v.pipe(
      v.object({ _id: assetId }),
      v.transform(({ _id }) => ({ _ref: _id })),
    ),
  ]),
  alt: v.fallback(v.string(), ''),
  crop: orNull(v.object({ top: Fraction, bottom: Fraction, left: Fraction, right: Fraction })),
  hotspot: orNull(v.object({ x: Fraction, y: Fraction, width: Fraction, height: Fraction })),
})
export type Image = v.InferOutput<typeof Image>
