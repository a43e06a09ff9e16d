// Kept out of content.ts, so that devices do not load the schema of a report's content.

export const reportSections = ['summary', 'positions', 'charts', 'ranking', 'notes'] as const
export type ReportSection = (typeof reportSections)[number]

export const reportDays = [7, 30, 90] as const
export type ReportDays = (typeof reportDays)[number]

export const maxReportPhrases = 50
/** Limits the JSON of a report. The server's limit is higher, because Postgres adds spaces to the JSON. */
export const maxPublishedBytes = 400_000
export const maxReportVideos = 10

export const linkDays = [7, 30, 90] as const
export type LinkDays = (typeof linkDays)[number]
