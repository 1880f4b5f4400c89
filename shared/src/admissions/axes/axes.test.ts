import { expect, it } from 'vitest'
import { AXIS_LABELS, axisSchema, axisStateLabel, documentsAxis, SET_AXES } from './axes.ts'

it.each([
  [[], null],
  [['VERIFIED', 'VERIFIED'], 'yes'],
  [['VERIFIED', 'UNCHECKED'], null],
  [['UNCHECKED', 'REJECTED'], 'no'],
] as const)('documents that are %j: %s', (states, expected) => {
  expect(documentsAxis(states.map((state) => ({ state })))).toBe(expected)
})

it('every state and axis has a label', () => {
  expect([null, 'yes', 'no'].map((state) => axisStateLabel(state as 'yes' | 'no' | null))).toEqual([
    'Not yet',
    'Yes',
    'No',
  ])
  expect(Object.keys(AXIS_LABELS)).toEqual(['documents', ...SET_AXES])
})

it('staff cannot set the axis of the documents', () => {
  expect(axisSchema.safeParse({ axis: 'documents', state: 'yes', before: null }).success).toBe(false)
  expect(axisSchema.safeParse({ axis: 'identity', state: 'yes', before: null }).success).toBe(true)
})
