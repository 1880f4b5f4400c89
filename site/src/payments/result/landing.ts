import type { PaymentPurpose } from '@pravesh/shared/payments/purposes'

/** The page that shows what was paid for, with `{id}` for the id of its record, and the sentence that announces it. */
export interface Landing {
  page: string
  going: string
}

export type Landings = Record<PaymentPurpose, Landing>

interface Paid {
  purpose: string
  pageId: string
}

/** Where a payer goes after a payment; without knowing what was paid, as after a fee: to the dashboard. */
export function landingOf(paid: Paid | undefined, landings: Landings): Landing {
  const { page, going } = Object.entries(landings).find(([purpose]) => purpose === paid?.purpose)?.[1] ?? landings.fee
  return { page: page.replace('{id}', encodeURIComponent(paid?.pageId ?? '')), going }
}
