import { expect, it } from 'vitest'
import { splitRefund } from './split-refund.ts'

it.each([
  ['from the newest payment', 5000, [6000, 9000], [5000, 0]],
  ['from the next one what the newest does not have', 7000, [6000, 9000], [6000, 1000]],
  ['no part below the least amount', 6050, [6000, 9000], [5950, 100]],
  ['past a payment with too little', 5000, [50, 9000], [0, 5000]],
  ['what there is', 9000, [1000, 2000], [1000, 2000]],
  ['nothing below the least amount', 99, [1000], [0]],
  ['nothing of nothing', 0, [1000], [0]],
  ['what can be refunded, if no payment can take the rest', 1050, [1000, 60], [1000, 0]],
])('takes %s', (_, amount, refundable, parts) => expect(splitRefund(amount, refundable)).toEqual(parts))
