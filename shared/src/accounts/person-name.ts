import { isLongerThan, mostUnits } from '../platform/graphemes.ts'
import { singleLine } from '../platform/text.ts'
import { unusableIn } from '../platform/usable-text.ts'
import { ACCOUNT_LIMITS } from './limits.ts'

/** Letters of every script with their marks and joiners, and the punctuation of names. */
export const NAME = /^[\p{L}\p{M}\p{Join_Control} .,'’()/-]+$/u

/** A person's name as it is stored: in upper case on a single line. */
export function storedName(typed: string): string {
  return singleLine(typed).toUpperCase()
}

/** Whether `nameSchema` accepts a name. The application form checks names without loading the schemas. */
export function isPersonName(typed: string): boolean {
  const name = storedName(typed)
  return (
    typed.length <= mostUnits(ACCOUNT_LIMITS.name) &&
    !isLongerThan(name, ACCOUNT_LIMITS.name) &&
    unusableIn(name, 'printed') === null &&
    NAME.test(name) &&
    /\p{L}/u.test(name)
  )
}
