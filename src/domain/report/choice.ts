// The options for a report. Separate from the content schema, which devices do not load.

export const reportSections = ['summary', 'positions', 'charts', 'ranking', 'notes'] as const
export type ReportSection = (typeof reportSections)[number]

/** The numbers of days that a report may cover. */
export const reportDays = [7, 30, 90] as const
export type ReportDays = (typeof reportDays)[number]

export const maxReportPhrases = 50
/**
 * The maximum size of a published report's JSON in bytes. The server's limit is higher, because its own serialization
 * contains more spaces.
 */
export const maxPublishedBytes = 400_000
/** How many of a check's first videos a report shows. */
export const maxReportVideos = 10

/** How long a report may be published, in days. */
export const linkDays = [7, 30, 90] as const
export type LinkDays = (typeof linkDays)[number]
