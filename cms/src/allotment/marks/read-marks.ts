import { marksErrors } from '@pravesh/shared/allotment/entries/check-marks'
import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { MAX_PERIODS } from '@pravesh/shared/allotment/scores/service'
import { dayOf } from '@pravesh/shared/platform/day-in-india'
import { codeOfIssue, type FieldError } from '@pravesh/shared/platform/field-error'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type * as z from 'zod/mini'
import { invalid } from '../../foundation/problem.ts'
import type { Call } from '../../http/api/endpoint.ts'
import type { SourceApplication } from '../entries/applicant-of.ts'
import { listsFor } from '../entries/facts-of.ts'
import type { ProcessRecord } from '../processes/find-process.ts'

/** Reads a body with marks. Throws a Problem (400) that names each wrong field. */
export async function readMarks<Schema extends z.ZodMiniType>(call: Call, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await call.body())
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.map(errorOf))
}

function errorOf(issue: z.core.$ZodIssue): FieldError {
  const field = issue.path.join('.')
  const base = { field, code: codeOfIssue(issue) }
  const last = String(issue.path.at(-1))
  if (last === 'obtained' || last === 'full') return { ...base, ...reasoned(meritReplies, 'WRONG_MARK') }
  if (last === 'school') return { ...base, ...reasoned(meritReplies, 'SCHOOL_MISSING') }
  if (last === 'from' || last === 'to') return { ...base, ...reasoned(meritReplies, 'WRONG_DAY') }
  if (last === 'service') return { ...base, ...reasoned(meritReplies, 'TOO_MANY_PERIODS', { most: MAX_PERIODS }) }
  if (last === 'name' || last === 'examination') return { ...base, ...reasoned(meritReplies, 'WRONG_NAME') }
  return { ...base, message: issue.message }
}

interface RefuseOptions {
  process: ProcessRecord
  application: Pick<SourceApplication, 'answers'>
  now: Date
}

/** Throws a Problem (400) for marks that the rule of the process does not ask for, lists that it does not have, or service that cannot be. */
export function refuseWrongMarks(marks: Marks, { process, application, now }: RefuseOptions): void {
  const lists = listsFor(process, application)
  const today = dayOf(now.toISOString())
  const errors = marksErrors(marks, { scoring: process.rules.scoring, lists, today })
  if (errors.length === 0) return
  throw invalid(
    errors.map(({ field, code, values }) => ({
      field: `marks.${field}`,
      code: 'mismatch' as const,
      ...reasoned(meritReplies, code, values),
    })),
  )
}
