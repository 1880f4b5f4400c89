/** Limits one operation of the portal, including all its calls: providers expect an answer to webhooks within 5 s. */
export const OPERATION_TIMEOUT_MS = 4000

/** Limit for opening a payment page, which the student waits for and which is not repeated. */
export const START_TIMEOUT_MS = 12_000
