/** Path of the outbox page in demo mode. */
export const OUTBOX_PATH = '/outbox'
