import { isApproved } from '@pravesh/shared/admissions/status/status'
import type { Payload } from 'payload'
import type { Viewer } from '../../documents/index.ts'
import { isInScope, may, mayDo } from '../../staff/index.ts'
import { type ApplicationRecord, findApplication } from '../applications/application-record.ts'

interface FindOptions {
  payload: Payload
  /** Untrusted. */
  id: string
  viewer: Viewer
}

/** An approved application, for its owner and for staff who may read applications; null otherwise. (spec 3, 6) */
export async function approvedApplication({ payload, id, viewer }: FindOptions): Promise<ApplicationRecord | null> {
  const application = await findApplication(payload, id)
  if (application === null || !isApproved(application.status)) return null
  const { studentId, staff } = viewer
  if (application.studentId === studentId) return application
  const isOpen = mayDo(staff, 'read', 'applications') && may(staff, 'issue documents')
  return isOpen && (await isInScope({ payload, user: staff, collection: 'applications', id })) ? application : null
}
