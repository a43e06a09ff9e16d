// The server enforces the same limits (tests/contract/input-limits.test.ts). A plan's limits are in `plans`.

/** In UTF-16 code units. The server counts characters, of which there are never more, so it is not stricter. */
export const maxPhraseLength = 500

/** Applies to first, last and brand names. */
export const maxNameLength = 100

export const maxAccountNameLength = 100
export const maxVideoIdLength = 100
export const maxTags = 10
export const maxTagLength = 40
/** Not counting the tracked account. */
export const maxCompetitors = 5
export const maxNoteLength = 500
export const maxReportTitleLength = 100
export const maxReportLinks = 20

export const maxUnwelcomeWords = 100
export const maxUnwelcomeWordLength = 40

export const minIdeaTitleLength = 2
export const maxIdeaTitleLength = 120
export const maxIdeaNoteLength = 2000
/** The worst position that can be a goal. */
export const maxIdeaGoal = 100

export const maxAlertThreshold = 100

export const maxVqScore = 100

export const maxSenderNameLength = 100
export const maxSenderEmailLength = 254
export const maxMessageLength = 5000

export const minPasswordLength = 8
/** bcrypt, which hashes passwords, uses no more than 72 bytes. */
export const maxPasswordBytes = 72
