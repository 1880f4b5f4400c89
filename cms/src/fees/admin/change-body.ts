import type { ConcessionKind } from '@pravesh/shared/fees/dues/concession-kinds'
import { readRupees } from '../../admin-kit/money/typed-rupees.ts'
import { partOf } from '../../foundation/languages/staff-words.ts'
import { feeAdminWords } from './words.ts'

const words = partOf(() => feeAdminWords.change)

/** What is asked for: a concession, or another amount or date. */
export type ChangeKind = ConcessionKind | 'amount' | 'date'

interface Typed {
  kind: ChangeKind
  value: string
  reason: string
}

export const NO_PROBLEMS = { value: '', reason: '' }

/** The body of the call for what was typed; null with the problems of its fields. */
export function changeBody({ kind, value, reason }: Typed): { body: object | null; problems: typeof NO_PROBLEMS } {
  const read = readValue(kind, value.trim())
  const problems = {
    value: 'problem' in read ? read.problem : '',
    reason: reason.trim() === '' ? words.noReason : '',
  }
  if ('problem' in read || problems.reason !== '') return { body: null, problems }
  const isConcession = kind !== 'amount' && kind !== 'date'
  return { body: { ...read.value, ...(isConcession && { kind }), reason: reason.trim() }, problems }
}

function readValue(kind: ChangeKind, text: string): { value: object } | { problem: string } {
  if (kind === 'date') return /^\d{4}-\d\d-\d\d$/.test(text) ? { value: { dueOn: text } } : { problem: words.noDate }
  const percent = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(text)?.[1]
  if (percent !== undefined && kind !== 'amount') return { value: { percent: Number(percent) } }
  const read = readRupees(text)
  if ('problem' in read) return { problem: read.problem }
  return read.paise ? { value: { amountPaise: read.paise } } : { problem: words.noAmount }
}
