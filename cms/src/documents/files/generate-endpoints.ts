import { documentCalls } from '@pravesh/shared/documents/calls'
import { documentBodies } from '@pravesh/shared/documents/contract'
import type { DocumentName } from '@pravesh/shared/documents/kinds'
import { pdfTable } from '@pravesh/shared/documents/wire'
import type * as z from 'zod/mini'
import { invalid } from '../../foundation/problem.ts'
import { type Call, endpoint } from '../../http/api/endpoint.ts'
import { wireErrors } from '../../http/api/wire-body.ts'
import { documentLimits } from '../limits.ts'
import { requireViewer } from '../viewer.ts'
import { generateDocument } from './generate-document.ts'

const READY: Record<DocumentName, string> = {
  receipt: 'Receipt ready.',
  application: 'Application form ready.',
  agreement: 'Agreement ready.',
  bill: 'Bill ready.',
}

const { receiptPdf, applicationPdf, agreementPdf, orderPdf } = documentCalls

/** POST /api/pdf/generate-pdf {pid, table}: makes the receipt of a payment. (spec 1, 7) */
export const receipt = endpoint({
  ...receiptPdf,
  handle: (call) => generate(call, 'receipt', async () => (await read(call, documentBodies.receipt)).pid),
})

/** POST /api/pdf/application-pdf {aid}: makes the application form. (spec 3, 7) */
export const application = endpoint({
  ...applicationPdf,
  handle: (call) => generate(call, 'application', async () => (await read(call, documentBodies.application)).aid),
})

/** POST /api/pdf/agreement-pdf {aid}: makes the agreement. (spec 3, 7) */
export const agreement = endpoint({
  ...agreementPdf,
  handle: (call) => generate(call, 'agreement', async () => (await read(call, documentBodies.application)).aid),
})

/** POST /api/pdf/order-pdf {oid}: makes the bill of supply of an order. (spec 1, 7) */
export const order = endpoint({
  ...orderPdf,
  handle: (call) => generate(call, 'bill', async () => (await read(call, documentBodies.order)).oid),
})

async function generate({ payload, req }: Call, kind: DocumentName, readId: () => Promise<string>) {
  const now = new Date()
  const viewer = await requireViewer({ req, changes: true, now })
  const id = await readId()
  await documentLimits.consume({ payload, name: 'documents/generate', subject: viewer.keys.join(), now })
  const file = await generateDocument({ payload, kind, id, viewer, now })
  return { msg: READY[kind], result: pdfTable.toWire({ id: file }) }
}

/** Parses a body. Throws a Problem (400) with every invalid field. */
async function read<Schema extends z.ZodMiniObject>(call: Call, schema: Schema): Promise<z.infer<Schema>> {
  const parsed = schema.safeParse(await call.body())
  if (parsed.success) return parsed.data
  const names = Object.fromEntries(Object.keys(schema.shape).map((name) => [name, name]))
  throw invalid(wireErrors(parsed.error, names))
}
