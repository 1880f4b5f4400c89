import { besideDefault } from '../../../platform/beside-default.ts'
import { bn } from './bn.ts'
import { en } from './en.ts'
import { hi } from './hi.ts'

/** Sentences of the agreement. */
export const agreementWords = besideDefault({ en, hi, bn })
