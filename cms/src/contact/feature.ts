import { contactContract } from '@pravesh/shared/contact/contract'
import type { Feature } from '../platform/feature.ts'
import { contactDesk } from './admin/desk.ts'
import { contactMessages } from './collections/contact-messages.ts'
import { postContact } from './endpoints/post-contact.ts'
import { contactPages } from './pages.ts'
import { contactForm } from './routes/contact-form.ts'

export const contact: Feature = {
  collections: [contactMessages],
  desk: contactDesk,
  endpoints: [postContact],
  contract: contactContract,
  pages: contactPages,
  routes: [contactForm],
}
