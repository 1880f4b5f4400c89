import type { Payload, PayloadRequest } from 'payload'
import type { ReportQuery } from '../report-query.ts'

export interface ReportProps {
  payload: Payload
  req: PayloadRequest
  query: ReportQuery
  /** The same as in the address, for exports. */
  address: Readonly<Record<string, string>>
}
