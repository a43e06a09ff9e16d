// Limits of user input. The server enforces the same limits: the database in its checks, the auth service in its
// settings. tests/contract/input-limits.test.ts compares both sides. Each plan's limits are in its row of `plans`.

/** In UTF-16 code units; Postgres counts characters, which are never more. */
export const maxPhraseLength = 500

/** For the first name, the last name and each brand name. */
export const maxNameLength = 100

export const maxAccountNameLength = 100
export const maxVideoIdLength = 100
/** Tags per key phrase. */
export const maxTags = 10
export const maxTagLength = 40
/** Accounts followed per key phrase, besides the tracked account. */
export const maxCompetitors = 5
export const maxNoteLength = 500
export const maxReportTitleLength = 100
/** Published reports per user. */
export const maxReportLinks = 20

/** Words that suggestions for the user's names should not contain. */
export const maxUnwelcomeWords = 100
export const maxUnwelcomeWordLength = 40

export const minIdeaTitleLength = 2
export const maxIdeaTitleLength = 120
export const maxIdeaNoteLength = 2000
/** The worst position (the largest number) that can be a goal. */
export const maxIdeaGoal = 100

/** The largest N in the alerts "top N" and "moved by N". */
export const maxAlertThreshold = 100

/** The highest score that TikTok gives a video. */
export const maxVqScore = 100

/** The contact form's fields. */
export const maxSenderNameLength = 100
export const maxSenderEmailLength = 254
export const maxMessageLength = 5000

export const minPasswordLength = 8
/** The auth service ignores any bytes beyond this. */
export const maxPasswordBytes = 72
