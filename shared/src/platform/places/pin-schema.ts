import * as z from 'zod/mini'
import { westernDigits } from '../digits.ts'
import { isUnassignedPin, UNASSIGNED_PIN } from './pin-code.ts'

const SIX_DIGITS = 'Enter a PIN code of 6 digits, such as 741101'

/** A PIN code in India, also typed with spaces. */
export const pinSchema = z.string(SIX_DIGITS).check(
  z.overwrite((typed) => westernDigits(typed).replace(/\s/g, '')),
  z.regex(/^\d{6}$/, SIX_DIGITS),
  z.refine((pin) => !isUnassignedPin(pin), UNASSIGNED_PIN),
)
