import { accountPages } from '@pravesh/shared/accounts/pages'
import { admissionPages, namingAdmissionPages } from '@pravesh/shared/admissions/pages'
import { allotmentPages, namingAllotmentPages } from '@pravesh/shared/allotment/pages'
import { contactShells } from '@pravesh/shared/contact/pages'
import { documentPages } from '@pravesh/shared/documents/pages'
import { feePages } from '@pravesh/shared/fees/pages'
import { courseContentPage } from '@pravesh/shared/learning/pages'
import { basketPage } from '@pravesh/shared/shop/basket/pages'
import { buyPage } from '@pravesh/shared/shop/catalogue/pages'
import { studentPages } from '@pravesh/shared/student/pages'

/** Pages with the same HTML for every visitor; their script fetches the session. */
export const shells = [
  ...accountPages,
  ...admissionPages,
  ...namingAdmissionPages,
  ...contactShells,
  ...feePages,
  ...documentPages,
  ...allotmentPages,
  ...namingAllotmentPages,
  ...studentPages,
  courseContentPage,
  buyPage,
  basketPage,
]
