import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const checkChangeWords = sentences('checkChanges', {
  earlierAbsent: 'The results of that check are not on this device yet.',
  /** `passed`: "@fern went from 13 to 11". */
  andTook: (passed: string) => `${passed} and took your place.`,
  alsoPassed: (videos: number) => `${counted(videos, 'more video')} passed yours.`,
  kinds: {
    moved: (videos: number) => `${videos} moved`,
    entered: (videos: number) => `${videos} entered`,
    left: (videos: number) => `${videos} gone`,
  },
  /** `since`: "since 09:05", "since yesterday" or "since 18 Nov". */
  noneMoved: (depth: number, since: string) => `No video in the top ${depth} moved ${since}.`,
  isNew: 'entered',
  was: (rank: number) => `was ${rank}`,
  compared: (unmoved: number, depth: number, time: string) =>
    `${counted(unmoved, 'video')} did not move. Compared with the check on ${time}, within the top ${depth}.`,
  showFewer: 'Show fewer',
})
