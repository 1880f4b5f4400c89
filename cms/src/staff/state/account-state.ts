import type { Staff } from '../../payload-types.ts'

/** `invited` and `expired`: the person has not accepted the invitation, which still works or does not any more. */
export type AccountState = 'active' | 'invited' | 'expired' | 'deactivated'

export function accountState({ deactivatedAt, invitedUntil }: StoredState, now: Date): AccountState {
  if (deactivatedAt) return 'deactivated'
  if (!invitedUntil) return 'active'
  return new Date(invitedUntil) > now ? 'invited' : 'expired'
}

export type StoredState = Partial<Pick<Staff, 'deactivatedAt' | 'invitedUntil'>>
