import { fieldError } from '@pravesh/shared/platform/field-error'
import type * as z from 'zod/mini'
import { invalid } from '../../foundation/problem.ts'
import type { Call } from '../../http/api/endpoint.ts'

/** Reads the body of a call. Throws a Problem (400) that names each field with a validation error. */
export async function readSent<Schema extends z.ZodMiniType>(call: Call, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await call.body())
  if (parsed.success) return parsed.data
  throw invalid(parsed.error.issues.map((issue) => fieldError(issue.path.join('.'), issue)))
}
