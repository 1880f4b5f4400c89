import type { Payload } from 'payload'

interface CreditOptions {
  payload: Payload
  applicationId: string
}

/** What an applicant has paid elsewhere that counts towards the course fee and was not refunded, in whole paise. */
export type FeeCredits = (options: CreditOptions) => Promise<number>

declare module '../../foundation/portal.ts' {
  interface Portal {
    /** What merit processes know of course fees that are paid with a seat. */
    feeCredits: FeeCredits
  }
}
