'use client'

import { Button } from '@payloadcms/ui'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useRef, useState } from 'react'
import { Field } from '../../../admin-kit/form/Field.tsx'
import { callWords } from '../../../admin-kit/form/words.ts'
import { newRecordWords as words } from './words.ts'

interface NewRecordFormProps {
  /** The collection, and the field that names its records. */
  slug: string
  field: string
  label: string
  maxLength: number | undefined
  /** Address of the list. */
  records: string
}

const UNAUTHORIZED = 401
/** The portal's own answer. Every screen loads this file, so it has no schema. */
interface Answer {
  doc?: { id: string }
  errors?: { message: string }[]
}

/** Stores a draft with the typed name, and opens its form. */
export function NewRecordForm({ slug, field, label, maxLength, records }: NewRecordFormProps) {
  const router = useRouter()
  const input = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)
  const [name, setName] = useState('')
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = name.trim()
    if (typed === '') return fail(words.empty(label))
    // Ignores double clicks. The button is not disabled while sending, so that it keeps the focus.
    if (isSending.current) return
    isSending.current = true
    setBusy(true)
    const answer = await store(slug, { [field]: typed })
    if ('id' in answer) return router.replace(`${records}/${answer.id}`)
    isSending.current = false
    setBusy(false)
    fail(answer.message)
  }

  function fail(message: string) {
    setFailure(message)
    input.current?.focus()
  }

  return (
    <form className="admin-form" noValidate onSubmit={(event) => void submit(event)}>
      <Field label={label} problem={failure}>
        {(attributes) => (
          <input
            {...attributes}
            maxLength={maxLength}
            onChange={(event) => setName(event.target.value)}
            ref={input}
            required
            type="text"
            value={name}
          />
        )}
      </Field>
      <Button margin={false} type="submit">
        {busy ? words.busy : words.send}
      </Button>
    </form>
  )
}

async function store(slug: string, data: object): Promise<{ id: string } | { message: string }> {
  try {
    const response = await fetch(`/api/${slug}?draft=true&depth=0`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...data, _status: 'draft' }),
    })
    if (response.status === UNAUTHORIZED) return { message: callWords.signedOut }
    const { doc, errors }: Answer = await response.json()
    return doc ? { id: doc.id } : { message: errors?.[0]?.message ?? callWords.unreachable }
  } catch {
    return { message: callWords.unreachable }
  }
}
