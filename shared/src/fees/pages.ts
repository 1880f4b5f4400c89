import { paths } from '../site/paths.ts'
import { shell } from '../site/shells.ts'

/** Fee pages: static shells whose script loads the student's fees. */
export const feePages = [shell('student-payments', paths.payments), shell('fee-plan', paths.feePlan)]
