import { istDay, istTime } from '../../foundation/formats.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import type { Staff } from '../../payload-types.ts'
import { accountState, type StoredState } from '../state/account-state.ts'
import { staffAdminWords } from './words.ts'

const words = partOf(() => staffAdminWords.state)

/** The state of an account as a sentence, with times in India. */
export function stateText(staff: StoredState & Partial<Pick<Staff, 'deactivatedBy'>>, now: Date): string {
  const { invitedUntil, deactivatedAt, deactivatedBy } = staff
  const day = deactivatedAt ? istDay(deactivatedAt) : ''
  switch (accountState(staff, now)) {
    case 'active':
      return words.active
    case 'invited':
      return words.invited(istTime(invitedUntil))
    case 'expired':
      return words.expired(istTime(invitedUntil))
    case 'deactivated':
      return deactivatedBy ? words.deactivatedBy(day, deactivatedBy) : words.deactivated(day)
  }
}
