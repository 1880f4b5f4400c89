import type { Feature } from '../platform/feature.ts'
import { contactMessages } from './collections/contact-messages.ts'
import { postContact } from './endpoints/post-contact.ts'

export const contact: Feature = { collections: [contactMessages], endpoints: [postContact] }
