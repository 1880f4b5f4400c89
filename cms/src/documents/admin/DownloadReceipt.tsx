'use client'

import { Button, toast, useDocumentInfo } from '@payloadcms/ui'
import { isBilled } from '@pravesh/shared/documents/receipt-number'
import { documentCalls, GENERATE, pdfName, RECEIPT_TABLE } from '@pravesh/shared/documents/wire'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { useState } from 'react'

/** Downloads a receipt: generates the file, saves it and deletes it on the server. */
export function DownloadReceipt() {
  const { data, id } = useDocumentInfo()
  const [busy, setBusy] = useState(false)
  const paymentId = typeof data?.paymentId === 'string' ? data.paymentId : paymentWithReceipt(data, id)
  // The file would be the receipt that replaced this one.
  if (paymentId === null || data?.replacedAt) return null
  const isBill = isBilled(data?.purpose)

  const download = async () => {
    setBusy(true)
    try {
      await saveReceipt(isBill ? 'bill' : 'receipt', isBill ? String(data?.subjectId) : paymentId)
    } catch (error) {
      toast.error(error instanceof Error ? error.message : 'Could not reach the portal. Try again in a moment.')
    }
    setBusy(false)
  }

  return (
    <div className="field-type">
      <Button buttonStyle="primary" disabled={busy} onClick={() => void download()}>
        {busy ? 'One moment…' : isBill ? 'Download bill' : 'Download receipt'}
      </Button>
    </div>
  )
}

/** The id of a shown payment; null when it has no receipt: it is not paid, or is a duplicate. */
function paymentWithReceipt(data: Record<string, unknown> | undefined, id: unknown): string | null {
  return data?.paidAt && data.settledAt && !data.issueNote && typeof id === 'string' ? id : null
}

async function saveReceipt(kind: 'receipt' | 'bill', subject: string): Promise<void> {
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
  if (!file.ok) throw new Error('The receipt could not be downloaded. Try again in a moment.')
  const url = URL.createObjectURL(await file.blob())
  Object.assign(document.createElement('a'), { href: url, download: pdfName(kind, subject) }).click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
  // A file that is not deleted now is deleted within minutes.
  await fetch(callAddress(documentCalls.deletePdf, id), { credentials: 'include' })
}
