import { describe, expect, it } from 'vitest'
import { draftAllocations } from './draft-payment.ts'
import { bankReference, namedIn, transferChannel } from './named-in-line.ts'

const line = (narration: string, reference = '') => ({ narration, reference })
const NUMBER = 'BED20261795236400000'
const TRANSACTION = 'T1795236400000ABCDEFGH0123'

describe('a line', () => {
  it.each([
    ['UPI/CR/602312345678/ASHA/9876543210@ybl', ['9876543210'], []],
    ['NEFT +91 98765-43210 ASHA', [], []],
    ['IMPS +91-9876543210', ['9876543210'], []],
    ['RRN 919876543210 X9876543210 98765432101', [], []],
    [`fee of ${NUMBER.toLowerCase()}, again ${NUMBER}`, [], [NUMBER]],
    [`${TRANSACTION} PR/2026-27/000123`, [], ['PR/2026-27/000123', TRANSACTION]],
  ])('names whom “%s” names', (narration, phones, numbers) => {
    expect(namedIn(line(narration))).toEqual({ phones, numbers })
  })

  it.each([
    ['of its column', line('UPI/602312345678', 'SBIN226015123456'), 'SBIN226015123456'],
    ['of its narration', line('UPI/CR/602312345678/9876543210@ybl'), '602312345678'],
    ['that is no number of the student', line(`NEFT ${NUMBER}`, NUMBER), null],
    ['that is no phone number', line('UPI/9876543210@ybl', '9876543210'), null],
    ['in a column with other words', line(`ASHA ${NUMBER}`, 'UPI/CR/602312345678'), '602312345678'],
    ['of its narration before a sender', line('UPI/602312345678', 'TRANSFER FROM 4897694162092'), '602312345678'],
    ['that is written as one', line('IMPS/602312345678/ASHA', '30012345'), '602312345678'],
    ['that is not too short', line('NEFT ASHA 1234567', '000777'), null],
  ])('has the reference %s', (_, given, expected) => {
    expect(bankReference(given, namedIn(given))).toBe(expected)
  })

  it('has the number of an RTGS transfer as its reference, which belongs to no student', () => {
    const given = line(`RTGS HDFCR52026011512345678 ${NUMBER}`)
    expect(bankReference(given, { phones: [], numbers: [NUMBER] })).toBe('HDFCR52026011512345678')
  })

  it.each([
    ['UPI/CR/602312345678', 'upi'],
    ['NEFT SBIN226015123456', 'bank-transfer'],
    ['BY CASH 9876543210', null],
    ['CLG 000123 9876543210', null],
  ])('came as “%s” says', (narration, channel) => expect(transferChannel(line(narration))).toBe(channel))
})

describe('an amount', () => {
  const fee = (leftPaise: number, dueOn: string | null = null, allowsPart = true) => ({ leftPaise, dueOn, allowsPart })
  it.each([
    ['pays the oldest first', 1500, [fee(1000, '2026-03-01'), fee(1000, '2026-01-01')], [500, 1000]],
    ['leaves out what gets nothing', 1000, [fee(1000, '2026-01-01'), fee(1000)], [1000]],
    ['needs something that is owed', 100, [fee(0)], 'nothing'],
    ['is never more than is owed', 2001, [fee(1000), fee(1000)], 'tooMuch'],
    ['leaves what can be paid', 950, [fee(1000)], 'rest'],
    ['does not choose between wholes', 500, [fee(500, null, false), fee(500, null, false)], 'ambiguous'],
    ['pays a whole entirely', 400, [fee(500, null, false)], 'tooMuch'],
  ])('%s', (_, amount, fees, expected) => {
    const spread = draftAllocations(amount, fees)
    expect(typeof spread === 'string' ? spread : spread.map(({ amountPaise }) => amountPaise)).toEqual(expected)
  })
})
