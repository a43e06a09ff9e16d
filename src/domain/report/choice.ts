// What a user may choose for a report. Apart from the schema of its content, which devices do not load.

export const reportSections = ['summary', 'positions', 'charts', 'ranking', 'notes'] as const
export type ReportSection = (typeof reportSections)[number]

/** How many days a report may cover. */
export const reportDays = [7, 30, 90] as const
export type ReportDays = (typeof reportDays)[number]

export const maxReportPhrases = 50
/** Bytes of JSON of a published report. The server's limit is higher: its own text of the same content has more spaces. */
export const maxPublishedBytes = 400_000
/** The first videos of a check. */
export const maxReportVideos = 10

/** How long a report may be published, in days. */
export const linkDays = [7, 30, 90] as const
export type LinkDays = (typeof linkDays)[number]
