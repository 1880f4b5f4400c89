import { objectionSchema, type SentObjection } from '@pravesh/shared/allotment/calls/student-calls'
import { MAX_OBJECTION_LENGTH } from '@pravesh/shared/allotment/objections/objection'
import { meritReplies } from '@pravesh/shared/allotment/replies/words/words'
import { fieldError } from '@pravesh/shared/platform/field-error'
import { reasoned } from '@pravesh/shared/platform/replies/said'
import { multiLine } from '@pravesh/shared/platform/text'
import { type MemoryReservation, readAttached, type SentFile } from '../../admissions/index.ts'
import { invalid } from '../../foundation/problem.ts'

/** Reads an objection from a form, with its file if there is one. Throws a Problem (400) that names each wrong field. */
export async function readObjection(
  request: Pick<Request, 'body' | 'headers'>,
  memory: MemoryReservation,
): Promise<{ sent: SentObjection; file: SentFile | null }> {
  const { texts, file } = await readAttached(request, memory, 'document')
  const { about, text = '' } = Object.fromEntries(texts)
  const parsed = objectionSchema.safeParse({ about, text: multiLine(text) })
  if (parsed.success) return { sent: parsed.data, file }
  throw invalid(
    parsed.error.issues.map((issue) => {
      const error = fieldError(issue.path.join('.'), issue)
      const values = { most: MAX_OBJECTION_LENGTH }
      return error.field === 'text' ? { ...error, ...reasoned(meritReplies, 'OBJECTION_TEXT', values) } : error
    }),
  )
}
