import * as v from 'valibot'
import { Timestamp, Uuid } from '../row-values.ts'

export const ReportLinkRow = v.object({
  id: Uuid,
  user_id: Uuid,
  title: v.string(),
  reads: v.number(),
  created_at: Timestamp,
  expires_at: Timestamp,
})
export type ReportLinkRow = v.InferOutput<typeof ReportLinkRow>
