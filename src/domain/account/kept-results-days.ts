/** For how many days results of daily checks are stored, by plan. The server's settings have the same numbers. */
export const keptResultsDays = { free: 30, premium: 180, pro: 365 } as const
