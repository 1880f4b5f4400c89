import { ADDRESS_PAIRS } from '@pravesh/shared/admissions/questions/address'
import type { Question } from '@pravesh/shared/admissions/questions/question'

/**
 * Why an answer cannot be changed. Null for a computed one, which follows from others, and for a copied address: the box
 * above it says so, once for nine fields.
 */
export function lockedReason({ kind, name }: Pick<Question, 'kind' | 'name'>): 'account' | 'guardian' | 'marks' | null {
  if (kind === 'account') return 'account'
  if (kind === 'computed') return null
  if (name === 'guardianName') return 'guardian'
  return ADDRESS_PAIRS.some(({ present }) => present === name) ? null : 'marks'
}
