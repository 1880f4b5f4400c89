/** Schemas of the bodies, by wire names. */
import * as z from 'zod/mini'
import { MAX_LINES, MAX_UNITS } from '../orders/line-limits.ts'
import { UNITS_MESSAGE } from '../orders/payloads.ts'
import { basketNames } from './calls.ts'

const BOOK_MESSAGE = 'Choose a book'
const REVISION_MESSAGE = 'Send the revision of the basket that you changed'

const items = z
  .array(
    z.object({
      [basketNames.bookId]: z.string(BOOK_MESSAGE).check(z.minLength(1, BOOK_MESSAGE), z.maxLength(64, BOOK_MESSAGE)),
      [basketNames.units]: z.int(UNITS_MESSAGE).check(z.minimum(1, UNITS_MESSAGE), z.maximum(MAX_UNITS, UNITS_MESSAGE)),
    }),
    'Send the books of the basket',
  )
  .check(z.maxLength(MAX_LINES, `Put at most ${MAX_LINES} books into the basket`))

export const mergeRequest = z.object({ [basketNames.lines]: items })

export const saveRequest = z.extend(mergeRequest, {
  [basketNames.revision]: z.int(REVISION_MESSAGE).check(z.nonnegative(REVISION_MESSAGE)),
})
