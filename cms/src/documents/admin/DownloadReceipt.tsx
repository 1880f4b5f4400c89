'use client'

import { Button, toast, useAuth, useDocumentInfo } from '@payloadcms/ui'
import { documentCalls, GENERATE, pdfName, RECEIPT_TABLE } from '@pravesh/shared/documents/calls'
import { isBilled } from '@pravesh/shared/documents/receipt-number'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useState } from 'react'
import { callWords } from '../../admin-kit/form/words.ts'
import { may } from '../../staff/index.ts'
import { receiptAdminWords as words } from './words.ts'

interface Shown {
  kind: 'receipt' | 'bill'
  /** Of the record that the document is about. */
  subject: string
}

/** Downloads the receipt of a payment or receipt, or the bill of an order, for staff who may: generates the file, saves and deletes it. */
export function DownloadReceipt() {
  const { user } = useAuth()
  const { collectionSlug, data, id } = useDocumentInfo()
  const [busy, setBusy] = useState(false)
  const shown = collectionSlug === 'orders' ? billOf(data, id) : receiptIn(data, id)
  // The file would be the receipt that replaced this one.
  if (shown === null || data?.replacedAt || !may(user, 'issue documents')) return null

  const download = async () => {
    setBusy(true)
    try {
      await saveReceipt(shown)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : callWords.unreachable)
    }
    setBusy(false)
  }

  return (
    <div className="field-type">
      <Button buttonStyle="primary" disabled={busy} onClick={() => void download()}>
        {busy ? words.busy : words.download[shown.kind]}
      </Button>
    </div>
  )
}

type Data = Record<string, unknown> | undefined

/** The bill of a shown order; null before it is paid. */
function billOf(data: Data, id: unknown): Shown | null {
  return data?.paymentId && typeof id === 'string' ? { kind: 'bill', subject: id } : null
}

/** The receipt of a shown receipt or payment, which for an order is its bill. */
function receiptIn(data: Data, id: unknown): Shown | null {
  const paymentId = typeof data?.paymentId === 'string' ? data.paymentId : paymentWithReceipt(data, id)
  if (paymentId === null) return null
  return isBilled(data?.purpose)
    ? { kind: 'bill', subject: String(data?.subjectId) }
    : { kind: 'receipt', subject: paymentId }
}

/** The id of a shown payment; null when it has no receipt: it is not paid, or is a duplicate. */
function paymentWithReceipt(data: Data, id: unknown): string | null {
  return data?.paidAt && data.settledAt && !data.issueNote && typeof id === 'string' ? id : null
}

async function saveReceipt({ kind, subject }: Shown): Promise<void> {
  const { call, field } = GENERATE[kind]
  const response = await fetch(callAddress(documentCalls[call]), {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ [field]: subject, ...(kind === 'receipt' && { table: RECEIPT_TABLE }) }),
  })
  const { msg, result }: { msg: string; result?: { _id: string } } = await response.json()
  if (!response.ok || !result) throw new Error(msg)
  const id = { id: result._id }
  const file = await fetch(callAddress(documentCalls.fetchPdf, id), { credentials: 'include' })
  if (!file.ok) throw new Error(words.notDownloaded)
  const url = URL.createObjectURL(await file.blob())
  Object.assign(document.createElement('a'), { href: url, download: pdfName(kind, subject) }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  // A file that is not deleted now is deleted within minutes.
  await fetch(callAddress(documentCalls.deletePdf, id), { credentials: 'include' })
}
