import { type BulkAction, type BulkActionName, bulkActionSchema } from '@pravesh/shared/admissions/bulk/bulk-actions'
import type { Part } from '@pravesh/shared/admissions/questions/parts'
import type { ReasonText } from '@pravesh/shared/admissions/status/reason-texts'
import { preparedIn } from '../../prepared/admin/prepared-for.ts'

/** What staff typed, for all actions: it stays when they choose another one. */
export interface Typed {
  /** A `StaffRejectionCode`; empty until one is chosen. */
  code: string
  parts: readonly Part[]
  reason: string
  /** The last day for corrections; empty for the one of the settings. */
  dueOn: string
  subject: string
  text: string
  /** Id of a colleague; empty until one is chosen. */
  to: string
}

export const UNTYPED: Typed = { code: '', parts: [], reason: '', dueOn: '', subject: '', text: '', to: '' }

/** Validation errors by field. */
export type Problems = Partial<Record<keyof Typed, string>>
export const NO_PROBLEMS: Problems = {}

/** The action as it is sent, not validated. `texts` are saved texts that its reason can have. */
export function actionIn(name: BulkActionName, typed: Typed, texts: readonly ReasonText[]): object {
  const { code, parts, reason, dueOn, subject, text, to } = typed
  if (name === 'approve') return { name }
  if (name === 'assign') return { name, to }
  if (name === 'lastDay') return { name, dueOn }
  if (name === 'message') return { name, subject, text }
  const prepared = preparedIn(reason, { kind: name, texts })
  if (name === 'reject') return { name, code, reason, prepared }
  return { name, parts: [...parts], reason, prepared, ...(dueOn !== '' && { dueOn }) }
}

/** Validates with the schema of the call. */
export function problemsOf(sent: object): { action: BulkAction | null; problems: Problems } {
  const parsed = bulkActionSchema.safeParse(sent)
  if (parsed.success) return { action: parsed.data, problems: {} }
  // The first error of a field says the most.
  const found = parsed.error.issues.toReversed().map(({ path, message }) => [String(path[0]), message])
  return { action: null, problems: Object.fromEntries(found) }
}
