import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const postPictureWords = sentences('postPicture', {
  make: 'Picture to post',
  lead: '1080 × 1920. The areas under TikTok’s buttons and caption stay clear.',
  failed: 'The picture could not be drawn on this device. Nothing else is affected.',
  notSaved: 'The picture could not be saved on this device.',
  none: 'The picture needs a position from the last 30 days.',
  share: 'Share',
  save: 'Save',
  /** The texts from here to `sample` appear in the picture. */
  kicker: 'TikTok search',
  rank: (position: number) => `#${position}`,
  notInFirst: (results: number) => `not in the first ${results}`,
  quoted: (phrase: string) => `“${phrase}”`,
  up: (places: number) => `up ${counted(places, 'place')} in 30 days`,
  down: (places: number) => `down ${counted(places, 'place')} in 30 days`,
  same: 'unchanged in 30 days',
  entered: 'new in the results',
  sample: 'Sample data',
  /** "Position of “oat latte”: 4, up 8 in 30 days". */
  described: (phrase: string, rank: string, change: string | null) =>
    [`Position of “${phrase}”: ${rank}`, change].filter(Boolean).join(', '),
})
