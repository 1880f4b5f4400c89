/** Where messages can be read while the portal is tried out. */
export const OUTBOX_PATH = '/outbox'
