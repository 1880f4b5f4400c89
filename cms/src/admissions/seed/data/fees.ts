import type { FeeAction } from '@pravesh/shared/admissions/fees'
import type { CourseCode } from '@pravesh/shared/content/options'

interface SeedFee {
  action: FeeAction
  text: string
  /** In rupees, by course. */
  rupees: Record<CourseCode, number>
}

const same = (rupees: number): Record<CourseCode, number> => ({ BED: rupees, DELED: rupees, DPHARM: rupees })

/** What each fee of the demo costs. Tour and Library have no fixed amount: students enter it themselves. (spec 1, 9) */
export const fees: readonly SeedFee[] = [
  { action: 'ADMISSION', text: 'Application form fee', rupees: { BED: 1000, DELED: 800, DPHARM: 1200 } },
  {
    action: 'REGISTRATION',
    text: 'Registration with the university or council',
    rupees: { BED: 2500, DELED: 1800, DPHARM: 3000 },
  },
  { action: 'EXAM', text: 'Examination fee, each examination', rupees: same(1200) },
  { action: 'DRESS', text: 'Dress of the college', rupees: same(3500) },
  { action: 'IDENTITY_CARD', text: 'Identity card', rupees: same(200) },
]

/** The sessions of the demo; applications are taken for the first. */
export const sessions = ['2026-2028', '2025-2027', '2024-2026', '2023-2025'] as const
