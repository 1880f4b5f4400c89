import type { FindStanding, PayAgain } from '../../payments/index.ts'
import { findDue, findDues } from '../dues/find-dues.ts'
import { isEnough, recordedPayment } from '../dues/standing.ts'
import { feeSettings } from '../settings/fee-settings.ts'
import { retryFee } from './retry-fee.ts'

export const feeStanding: FindStanding = async ({ payload, subjectId }) => {
  const due = await findDue(payload, subjectId)
  if (due === null) return null
  const [settings, dues] = await Promise.all([feeSettings(payload), findDues(payload, due)])
  return recordedPayment(due, isEnough({ due, dues, settings }))
}

export const payFeeAgain: PayAgain = ({ payload, student, subjectId, now }) =>
  retryFee({ payload, studentId: student.id, dueId: subjectId, amountPaise: null, now })
