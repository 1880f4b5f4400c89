import { LOCKOUT } from '@pravesh/shared/accounts/sign-in'
import { addressGroup } from '../api/client-address.ts'
import type { Slots } from './attempt-slots.ts'

export type AccountKind = 'staff' | 'student'
/** What is guessed: a password, or a code after the password of a member of staff. */
export type AttemptKind = AccountKind | 'staff-code'

/** Who attempts to sign in as whom. */
export interface AttemptBy {
  kind: AttemptKind
  /** Lower case. Attempts are counted whether or not the address has an account, so that a lock does not reveal one. */
  email: string
  /** A device that signed in to this account before; null for all others. */
  device: string | null
  clientAddress: string
}

/** The slots that an attempt needs. The first are its own, which a correct password clears. */
export function slotsOf({ kind, email, device, clientAddress }: AttemptBy): [Slots, ...Slots[]] {
  const size = LOCKOUT.failures
  if (device !== null) return [{ name: `${kind}-login/device`, subject: device, size }]
  const network = `${email}\n${addressGroup(clientAddress)}`
  return [{ name: `${kind}-login/network`, subject: network, size }, slotsOfStrangers(kind, email)]
}

/** The slots of unknown devices for an address, however many networks they use. */
export function slotsOfStrangers(kind: AttemptKind, email: string): Slots {
  return { name: `${kind}-login/strangers`, subject: email, size: LOCKOUT.failuresOfStrangers }
}
