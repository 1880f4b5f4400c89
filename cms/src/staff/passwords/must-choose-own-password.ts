import type { Staff } from '../../payload-types.ts'

/**
 * Whether another person typed the present password, so that its owner has to choose one. Not for the first
 * administrator: the operator of the portal chose or read that password, and it is their own.
 */
export function mustChooseOwnPassword({ passwordKnownToOthers }: Pick<Staff, 'passwordKnownToOthers'>): boolean {
  return passwordKnownToOthers === true
}
