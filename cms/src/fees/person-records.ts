import { DUE_STATUS_LABELS } from '@pravesh/shared/fees/dues/due'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { formatPaise } from '@pravesh/shared/platform/money'
import { istDay } from '../foundation/formats.ts'
import { byStudentId, type PersonRecords, personRecords } from '../portal/person-records.ts'
import { feeAdminWords } from './admin/words.ts'
import { dayOf } from './dues/day.ts'
import { moneyOfDue } from './dues/money-of-due.ts'
import { feeSettings } from './settings/fee-settings.ts'

export const feeRecords: readonly PersonRecords[] = [
  personRecords({
    collection: 'fee-dues',
    of: byStudentId,
    sort: 'createdAt',
    load: feeSettings,
    lineOf: (due, settings) => {
      const { title, status, dueOn, applicationNumber } = due
      const { netPaise, leftPaise } = moneyOfDue({ due, settings, day: dayInIndia(new Date()) })
      const left = status === 'open' && leftPaise < netPaise ? feeAdminWords.money.left(formatPaise(leftPaise)) : ''
      return {
        title,
        details: [
          ...[formatPaise(netPaise), left, DUE_STATUS_LABELS[status], applicationNumber],
          dueOn ? istDay(dayOf(dueOn)) : '',
        ],
        at: null,
      }
    },
  }),
]
