import { contactNotice } from './contact-notice.ts'

/** Sent to the old address after a change of it, or of the phone. `shown` is the new one. */
export const contactChanged = contactNotice('contact-changed')
