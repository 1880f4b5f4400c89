import { marksErrors } from '@pravesh/shared/allotment/entries/check-marks'
import type { Marks } from '@pravesh/shared/allotment/entries/entry'
import type { OpenLists } from '@pravesh/shared/allotment/entries/list-places'
import type { ProcessRules } from '@pravesh/shared/allotment/process/rules'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { codeOfIssue, type FieldError } from '@pravesh/shared/platform/field-error'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import type * as z from 'zod/mini'
import { invalid } from '../../foundation/problem.ts'
import type { Call } from '../../http/api/endpoint.ts'

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
  if (last === 'name' || last === 'examination') return { ...base, ...reasoned(meritReplies, 'WRONG_NAME') }
  return { ...base, message: issue.message }
}

/** Throws a Problem (400) for marks that the rule of the process does not ask for, or subjects that it does not have. */
export function refuseWrongMarks(scoring: ProcessRules['scoring'], lists: OpenLists, marks: Marks): void {
  const errors = marksErrors(scoring, lists, marks)
  if (errors.length === 0) return
  throw invalid(
    errors.map(({ field, code }) => ({
      field: `marks.${field}`,
      code: 'mismatch' as const,
      ...reasoned(meritReplies, code),
    })),
  )
}
