import type { FeeAction } from '@pravesh/shared/fees/fee-kinds'
import type { CourseSeed } from './course-seed.ts'

interface SeedFee {
  action: FeeAction
  text: string
  rupees: number
}

/** Demo fees of a course. Tour and library have no fixed amount: students enter it themselves. (spec 1, 9) */
export const feesOf = ({ applicationFeeRupees, registrationFeeRupees }: CourseSeed): SeedFee[] => [
  { action: 'ADMISSION', text: 'Application form fee', rupees: applicationFeeRupees },
  { action: 'REGISTRATION', text: 'Registration with the university or council', rupees: registrationFeeRupees },
  { action: 'EXAM', text: 'Examination fee, each examination', rupees: 1200 },
  { action: 'DRESS', text: 'College dress', rupees: 3500 },
  { action: 'IDENTITY_CARD', text: 'Identity card', rupees: 200 },
]

/** Demo sessions. The first is the current one. */
export const sessions = ['2026-2028', '2025-2027', '2024-2026', '2023-2025'] as const
