/** Calls of the admin, for signed-in staff only; not part of the public contract. */
import * as z from 'zod/mini'
import type { WireCall } from '../../platform/wire-call.ts'
import type { PassageProblem } from './check-passage.ts'

/** Paths are below `/api`. `:id` is that of a record, or the name of a page that there is once. */
export const translationCalls = {
  save: { method: 'post', path: '/translation/staff/:subject/:id/:language' },
} as const satisfies Record<string, WireCall>

/** The body of `save`: passages as staff entered them, and the number of saves that the form was opened with. */
export const saveTranslationsSchema = z.strictObject({
  revision: z.int().check(z.gte(0)),
  passages: z.array(z.strictObject({ path: z.string(), english: z.string(), text: z.string() })),
})
export type SentTranslations = z.infer<typeof saveTranslationsSchema>

/** The result of a refused `save`: passages that say something else than their English text. */
export interface RefusedPassage {
  path: string
  english: string
  problem: PassageProblem
}
