import { paths } from '../site/paths.ts'
import { namingShell } from '../site/shells.ts'

/** Fee pages: static shells whose script loads the student's fees. */
export const feePages = [
  namingShell({
    name: 'student-payments',
    path: paths.payments,
    shows: ['courses', 'colleges', 'fees', 'recorded-courses'],
  }),
  namingShell({ name: 'fee-plan', path: paths.feePlan, shows: ['courses', 'colleges', 'fees'] }),
]
