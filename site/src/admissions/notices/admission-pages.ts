import type { AdmissionState } from '@pravesh/shared/admissions/status/admission'
import type { Paths } from '@pravesh/shared/site/paths'

/** The page on which a student goes on, by how far the admission is. */
export function admissionPages({ account, application, courses, feePlan }: Paths): Record<AdmissionState, string> {
  return {
    none: courses,
    draft: account,
    unpaid: application,
    feeOpen: application,
    feeChecked: application,
    feeBack: application,
    correction: application,
    waiting: application,
    reopened: application,
    rejected: application,
    approved: feePlan,
  }
}
