import * as z from 'zod/mini'
import { isPersonName, storedName } from './person-name.ts'

/** The name of another person than the student; stored like that of an account. An error says one thing at a time. */
export function personNameSchema({ missing, wrong }: { missing: string; wrong: string }) {
  return z.string(missing).check(
    z.refine((typed) => storedName(typed) !== '', missing),
    z.refine((typed) => storedName(typed) === '' || isPersonName(typed), wrong),
    z.overwrite(storedName),
  )
}
