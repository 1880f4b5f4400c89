'use client'

import './import.css'
import { Button } from '@payloadcms/ui'
import { FILE_FIELD, importCalls } from '@pravesh/shared/shop/import/staff-calls'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useRef, useState } from 'react'
import { ExportLink } from '../../../admin-kit/export/ExportLink.tsx'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { useInvalidFocus } from '../../../admin-kit/form/use-invalid-focus.ts'
import { adminWords } from './words.ts'

/** Above the list of imports: uploads a file and opens its preview. */
export function UploadBooks() {
  const router = useRouter()
  const isSending = useRef(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const form = useInvalidFocus<HTMLFormElement>(problem)

  async function upload(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const body = new FormData(event.currentTarget)
    const file = body.get(FILE_FIELD)
    if (!(file instanceof File) || file.size === 0) return setProblem(adminWords.noFile)
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const { ok, msg, result } = await callPortal<{ id: string }>(importCalls.upload, { body })
    isSending.current = false
    setBusy(false)
    setProblem(ok ? '' : msg)
    if (ok && result) router.push(`/admin/collections/book-imports/${result.id}`)
  }

  return (
    <section aria-labelledby="upload-books" className="book-import">
      <h2 id="upload-books">{adminWords.uploadHeading}</h2>
      <p>{adminWords.uploadText}</p>
      <ExportLink name="books" asksReason={false} where={{}} />
      <form className="admin-form" noValidate onSubmit={(event) => void upload(event)} ref={form}>
        <Field hint={adminWords.fileHint} label={adminWords.file} problem={problem}>
          {(field) => <input {...field} accept=".csv,text/csv" name={FILE_FIELD} type="file" />}
        </Field>
        <Button buttonStyle="primary" margin={false} type="submit">
          {busy ? adminWords.busy : adminWords.upload}
        </Button>
      </form>
    </section>
  )
}
