/** A statement with its own checkbox. */
export interface Consent {
  key: string
  label: string
}

export const feeConsent: Consent = { key: 'fees', label: 'I accept the fee structure.' }
export const dueDateConsent: Consent = { key: 'due', label: 'I will pay the admission fee within 21 days of approval.' }
export const discontinuationConsent: Consent = {
  key: 'discontinued',
  label: 'I know that 75% of the total course fee is owed if I discontinue, and that nothing is refunded then.',
}
export const truthConsent: Consent = {
  key: 'truth',
  label: 'What I have stated is true; otherwise my studentship may be cancelled.',
}
