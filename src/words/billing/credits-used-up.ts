import { counted } from '#src/lib/format.ts'
import { sentences } from '#src/lib/translation.ts'

export const creditsUsedUpWords = sentences('creditsUsedUp', {
  title: 'Daily Search Limit Reached',
  text: "You've reached your daily search limit. Upgrade your plan to get more searches and additional features!",
  used: (credits: number, date: string) =>
    `You have used all ${counted(credits, 'credit')}. More on ${date}.`,
  usedOf: (credits: number, plan: string, date: string) =>
    `You have used all ${counted(credits, 'credit')} of your ${plan} plan. More on ${date}.`,
})
