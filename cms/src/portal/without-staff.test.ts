import { expect, it } from 'vitest'
import { withoutStaff } from './without-staff.ts'

it('leaves out who made an entry, and keeps what, when and why', () => {
  const review = { at: '2026-11-21', by: 'Mina Das', staffId: '7', decision: 'rejected', reason: 'Too little' }
  const change = {
    approvedBy: 'A',
    approvedById: '8',
    staffName: 'B',
    key: 'k',
    standBy: 'C',
    note: '',
    amountPaise: 5,
  }
  expect(withoutStaff([review, change])).toEqual([
    { at: '2026-11-21', decision: 'rejected', reason: 'Too little' },
    { amountPaise: 5 },
  ])
  expect(withoutStaff(null)).toEqual([])
})
