/** Days for which results of daily checks are stored, by plan. The server has the same numbers in its settings. */
export const keptResultsDays = { free: 30, premium: 180, pro: 365 } as const
