// Separate from content.ts, so that the app does not have to load the schema of a report's content.

export const reportSections = ['summary', 'positions', 'charts', 'ranking', 'notes'] as const
export type ReportSection = (typeof reportSections)[number]

export const reportDays = [7, 30, 90] as const
export type ReportDays = (typeof reportDays)[number]

export const maxReportPhrases = 50
/** The maximum size of a report's JSON. The server's limit is higher, because Postgres adds spaces. */
export const maxPublishedBytes = 400_000
export const maxReportVideos = 10

export const linkDays = [7, 30, 90] as const
export type LinkDays = (typeof linkDays)[number]
