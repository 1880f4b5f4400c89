import type { Contact } from '@pravesh/shared/accounts/contact-change'
import type { Payload } from 'payload'

/** A change of a student's e-mail address or phone, for features that store a copy of it. */
export interface ChangedContact {
  payload: Payload
  change: { studentId: string; contact: Contact; from: string; to: string }
}
