import { contactNotice } from './contact-notice.ts'

/** Sent to both addresses when staff put one, or a phone, back. `shown` is the one that is back. */
export const contactRestored = contactNotice('contact-restored')
