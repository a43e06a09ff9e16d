import { env } from '#src/lib/env.ts'

export function reportAddress(key: string): string {
  return `${env.supabaseUrl}/functions/v1/report?key=${key}`
}

/** Whether the server can serve HTML pages: supabase.co sends them as plain text, a custom domain does not. */
export function showsPages(): boolean {
  return !URL.parse(env.supabaseUrl)?.hostname.endsWith('.supabase.co')
}
