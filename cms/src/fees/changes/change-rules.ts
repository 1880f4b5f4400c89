import { formatPaise } from '@pravesh/shared/platform/money'
import { Problem } from '../../foundation/problem.ts'
import type { FeeDue } from '../../payload-types.ts'
import { fixedLeft } from '../dues/state-after.ts'

/** Throws a Problem (409) unless a fee is open and can be reduced by an amount in whole paise; a negative one raises it. */
export function requireReducible(due: FeeDue, byPaise: number): void {
  if (due.status !== 'open') throw conflict('NOT_OPEN', 'Only a fee that is not paid can be changed.')
  const leftPaise = fixedLeft(due)
  if (byPaise > leftPaise) throw conflict('TOO_MUCH', `Only ${formatPaise(leftPaise)} of this fee is left.`)
}

function conflict(code: string, publicMessage: string): Problem {
  return new Problem({ code, status: 409, publicMessage })
}
