import { SPECIFIED_CLAUSE } from '../../payments/refunds/agreed-terms.ts'

/** A statement with its own checkbox. */
export interface Consent {
  key: string
  label: string
  /** The label where a refund schedule is agreed. */
  scheduleLabel?: string
}

export const feeConsent: Consent = { key: 'fees', label: 'I accept the fee structure.' }
/** `{days}` is filled in from the settings. */
export const dueDateConsent: Consent = {
  key: 'due',
  label: 'I will pay the admission fee within {days} days of approval.',
}
export const discontinuationConsent: Consent = {
  key: 'discontinued',
  label: `I know and accept: ${SPECIFIED_CLAUSE}`,
  scheduleLabel: 'I know the refund schedule, and that it decides what I get back if I discontinue.',
}
export const truthConsent: Consent = {
  key: 'truth',
  label: 'What I have stated is true; otherwise my studentship may be cancelled.',
}
