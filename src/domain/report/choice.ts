// Separate from the content schema, which devices do not load.

export const reportSections = ['summary', 'positions', 'charts', 'ranking', 'notes'] as const
export type ReportSection = (typeof reportSections)[number]

export const reportDays = [7, 30, 90] as const
export type ReportDays = (typeof reportDays)[number]

export const maxReportPhrases = 50
/** The size of the JSON. The server's limit is higher, because its own serialisation contains more spaces. */
export const maxPublishedBytes = 400_000
export const maxReportVideos = 10

export const linkDays = [7, 30, 90] as const
export type LinkDays = (typeof linkDays)[number]
