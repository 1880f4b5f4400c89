import { contactContract } from '@pravesh/shared/contact/contract'
import { LOCALES } from '@pravesh/shared/platform/locale'
import { dueWork } from '../database/work/run-due.ts'
import type { Feature } from '../portal/feature.ts'
import { contactDashboard } from './admin/dashboard.ts'
import { answerEndpoints } from './answer/answer-endpoints.ts'
import { askEndpoints } from './ask/ask-endpoints.ts'
import { contactMessages } from './collections/contact-messages.ts'
import { contactReplies } from './collections/contact-replies.ts'
import { deskEndpoints } from './desk/desk-endpoints.ts'
import { contactLabels } from './labels/labels.ts'
import { contactMessages as templates } from './messages/messages.ts'
import { contactPages } from './pages.ts'
import { contactRecords } from './person-records.ts'
import { requestsData } from './personal-data/requests-data.ts'
import { postContact } from './receive/contact-endpoint.ts'
import { contactForm } from './receive/contact-form-route.ts'
import { replyWork } from './requests/reply-work.ts'
import { requestWork } from './requests/request-work.ts'
import { retainedRequests } from './requests/retained-requests.ts'
import { placedRequests } from './subjects/placed-requests.ts'

/** Requests for help from visitors and students, and their answers. */
export const contact: Feature = {
  personRecords: contactRecords,
  labels: contactLabels,
  collections: [contactMessages, contactReplies],
  dashboardSection: contactDashboard,
  endpoints: [postContact, ...askEndpoints, ...answerEndpoints, ...deskEndpoints],
  contract: contactContract,
  messages: templates,
  pages: contactPages,
  personalData: requestsData,
  placed: [placedRequests],
  retained: [retainedRequests],
  routes: LOCALES.map(contactForm),
  work: [dueWork('help-requests', requestWork), dueWork('help-replies', replyWork)],
}
