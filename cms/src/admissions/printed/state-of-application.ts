import { isApproved } from '@pravesh/shared/admissions/status/status'
import type { DocumentKind } from '../../documents/index.ts'
import { findApplication } from '../applications/application-record.ts'

/** Documents of an application hold while it is approved. */
export const stateOfApplication: DocumentKind['stateOf'] = async ({ payload, subjectId }) => {
  const application = await findApplication(payload, subjectId)
  return application && isApproved(application.status) ? 'valid' : 'withdrawn'
}
