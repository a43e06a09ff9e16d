// What a person enters has the same bounds here and at the server: the database in its checks, the auth service in its
// settings. What is longer or more is kept from being sent; the server refuses it. Both sides are kept equal by
// tests/contract/input-limits.test.ts. What a plan allows is no matter of this file: it is a row of `plans`.

/** The longest phrase that a search takes, in UTF-16 units, which are never fewer than Postgres' characters. */
export const maxPhraseLength = 500

/** Of a first name and of a last name. */
export const maxNameLength = 100

export const maxAccountNameLength = 100
export const maxVideoIdLength = 100
/** Tags of one key phrase. */
export const maxTags = 10
export const maxTagLength = 40
/** Accounts that are followed beside a key phrase's own. */
export const maxCompetitors = 5
export const maxNoteLength = 500

/** The first N positions, or a move by k, that an alert can wait for. */
export const maxAlertThreshold = 100

/** TikTok's score of a video. */
export const maxVqScore = 100

/** The contact form's fields. */
export const maxSenderNameLength = 100
export const maxSenderEmailLength = 254
export const maxMessageLength = 5000

export const minPasswordLength = 8
/** The auth service hashes so many bytes and no more. */
export const maxPasswordBytes = 72
