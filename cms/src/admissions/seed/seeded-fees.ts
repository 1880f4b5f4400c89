import type { SeededRecord } from '../../portal/demo-content.ts'
import { sessions } from './courses/fees.ts'
import { feeRows } from './seed-fees.ts'

/** The records of `seedFees`. */
export const seededFees: readonly SeededRecord[] = [
  ...feeRows().map((fields) => ({ collection: 'fee-structures' as const, key: 'text', fields })),
  ...sessions.map((year) => ({ collection: 'academic-sessions' as const, key: 'year', fields: { year } })),
]
