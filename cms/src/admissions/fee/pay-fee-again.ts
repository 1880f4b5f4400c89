import type { PayAgain } from '../../payments/index.ts'
import { payLater } from './pay-later.ts'

export const payFeeAgain: PayAgain = ({ payload, student, subjectId, now }) =>
  payLater({ payload, studentId: student.id, applicationId: subjectId, amountPaise: null, now })
