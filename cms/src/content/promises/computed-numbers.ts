import type { NumberUnit } from '@pravesh/shared/content/typed-numbers'
import type { Records } from '../../publishing/pages/records.ts'

/** Numbers that the portal computes or is set to, with which typed sentences about them must agree. */
export interface ComputedNumbers {
  /** As in “The portal has … for delivery.” */
  name: string
  /** Matches a sentence that is about them. */
  about: RegExp
  unit: NumberUnit
  /** All that a sentence may say, amounts in rupees. Empty if there are none to compare with. */
  values: (records: Records) => Promise<readonly number[]>
}

/** With their present values. */
export interface PresentNumbers extends Omit<ComputedNumbers, 'values'> {
  values: readonly number[]
}

export async function presentNumbers(records: Records, numbers: readonly ComputedNumbers[]): Promise<PresentNumbers[]> {
  return Promise.all(numbers.map(async (each) => ({ ...each, values: await each.values(records) })))
}
