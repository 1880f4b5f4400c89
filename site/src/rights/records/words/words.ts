import { bn } from '@pravesh/shared/rights/words/bn'
import { en } from '@pravesh/shared/rights/words/en'
import { hi } from '@pravesh/shared/rights/words/hi'
import { localized } from '../../../lib/localized.ts'

/** What rights and records are called, in mails and here alike. */
export const recordWords = localized({ en, hi, bn })
