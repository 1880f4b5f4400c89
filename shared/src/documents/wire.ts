/** Wire format of the bodies and replies of the document calls. (spec 1, 7; spec 3, 7) */
import * as z from 'zod/mini'
import { paiseToRupees, rupeesToPaise } from '../platform/money.ts'
import { choice, optionalText, text, type WireField, wireTable } from '../platform/wire-table.ts'
import type { DocumentName, DocumentState } from './kinds.ts'

/** The generated file. `id` also works with `fetch-pdf` and `delete-pdf`, and is unambiguous there. */
export const pdfTable = wireTable({ id: text('_id') })

/** The fields of `verify`, of which exactly one is sent. */
export const proofNames = { token: 'token', code: 'code', sha256: 'sha256' } as const

const kinds: Record<DocumentName, string> = {
  receipt: 'receipt',
  application: 'application',
  agreement: 'agreement',
  bill: 'bill',
}
const states: Record<DocumentState, string> = {
  valid: 'valid',
  'part-refunded': 'part-refunded',
  refunded: 'refunded',
  replaced: 'replaced',
  withdrawn: 'withdrawn',
}

/** Nullable money: whole paise in the domain, rupees on the wire. */
const optionalRupees = <Name extends string>(name: Name): WireField<Name, number | null, number | null> => ({
  name,
  toWire: (paise) => (paise === null ? null : paiseToRupees(paise)),
  fromWire: z.pipe(
    z.nullable(z.number().check(z.nonnegative())),
    z.transform((amount) => (amount === null ? null : rupeesToPaise(amount))),
  ),
})

/** A genuine document. `day` is the day of issue in India; the name is masked. `replacedBy` is a number. */
export const verifiedTable = wireTable({
  kind: choice('kind', kinds),
  number: text('number'),
  day: text('date'),
  amountPaise: optionalRupees('amount'),
  name: text('name'),
  state: choice('state', states),
  replacedBy: optionalText('replaced_by'),
})
