/** How many days the results of daily checks are stored, by plan. The server has the same numbers. */
export const keptResultsDays = { free: 30, premium: 180, pro: 365 } as const
