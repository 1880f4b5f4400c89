import { contactContract } from '@pravesh/shared/contact/contract'
import { LOCALES } from '@pravesh/shared/platform/locale'
import type { Feature } from '../portal/feature.ts'
import { contactDashboard } from './admin/dashboard.ts'
import { contactMessages } from './collections/contact-messages.ts'
import { contactPages } from './pages.ts'
import { postContact } from './receive/contact-endpoint.ts'
import { contactForm } from './receive/contact-form-route.ts'

export const contact: Feature = {
  collections: [contactMessages],
  dashboardSection: contactDashboard,
  endpoints: [postContact],
  contract: contactContract,
  pages: contactPages,
  routes: LOCALES.map(contactForm),
}
