import { expect, it } from 'vitest'
import type { FactField } from './as-facts.ts'
import { factsIn } from './facts-in.ts'

const FIELDS: FactField[] = [
  { name: 'title', type: 'text', label: 'For' },
  { name: 'amountPaise', type: 'number', label: 'Amount', custom: { money: true } },
  { name: 'status', type: 'select', label: 'State', options: [{ value: 'paid', label: 'Paid' }] },
  { name: 'dueOn', type: 'date', label: 'Due on', admin: { date: { pickerAppearance: 'dayOnly' } } },
  { name: 'paidAt', type: 'date', label: 'Paid on', admin: { date: { pickerAppearance: 'dayAndTime' } } },
  { name: 'needsAttention', type: 'checkbox', label: 'Needs attention' },
  { name: 'reason', type: 'textarea', label: 'Reason', admin: { condition: ({ status }) => status === 'refused' } },
  { name: 'instalment', type: 'number', label: 'Number' },
]

const factsOf = (data: Record<string, unknown>) =>
  Object.fromEntries(factsIn(FIELDS, data).map(({ label, value }) => [label, value]))

it('writes each kind of field as staff read it', () => {
  const data = {
    title: 'Admission fee',
    amountPaise: 12_500_00,
    status: 'paid',
    dueOn: '2026-11-30T18:30:00.000Z',
    paidAt: '2026-11-20T04:05:00.000Z',
    needsAttention: false,
    instalment: 0,
  }
  expect(factsOf(data)).toEqual({
    For: 'Admission fee',
    Amount: '₹12,500.00',
    State: 'Paid',
    'Due on': '1 Dec 2026',
    'Paid on': '20 Nov 2026, 9:35 am',
    'Needs attention': 'No',
    Reason: '',
    Number: '0',
  })
})

it('leaves out a value whose condition does not hold', () => {
  expect(factsOf({ status: 'paid', reason: 'Old' })).toMatchObject({ Reason: '' })
  expect(factsOf({ status: 'refused', reason: 'No proof' })).toMatchObject({ Reason: 'No proof' })
})

it('shows a value that is no longer an option as it is stored', () => {
  expect(factsOf({ status: 'unknown' })).toMatchObject({ State: 'unknown' })
})
