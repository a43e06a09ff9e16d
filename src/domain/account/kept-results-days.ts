/** The server has the same numbers. */
export const keptResultsDays = { free: 30, premium: 180, pro: 365 } as const
