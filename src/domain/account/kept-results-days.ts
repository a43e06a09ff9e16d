/** How long what a daily check found is kept, by the plan of that day. The server's own numbers are its settings. */
export const keptResultsDays = { free: 30, premium: 180, pro: 365 } as const
