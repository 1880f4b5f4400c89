'use client'

import './translations.css'
import { Button, toast } from '@payloadcms/ui'
import { type RefusedPassage, translationCalls } from '@pravesh/shared/content/translated/staff-calls'
import { useRouter } from 'next/navigation.js'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import type { TranslationForm as Form } from '../translation-form.ts'
import { TranslatedText, type Typed } from './TranslatedText.tsx'
import { translationWords as words } from './words.ts'

interface TranslationFormProps {
  subject: string
  id: string
  language: 'hi' | 'bn'
  form: Form
}

/** English beside the translation, a text a part. Sends the texts that were changed. */
export function TranslationForm({ subject, id, language, form }: TranslationFormProps) {
  const [typed, setTyped] = useState<ReadonlyMap<string, Typed>>(new Map())
  const [refused, setRefused] = useState<readonly RefusedPassage[]>([])
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const whole = useRef<HTMLFormElement>(null)
  // A record has more texts than a screen.
  useEffect(() => {
    if (refused.length > 0) whole.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [refused])

  async function save(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const changed = form.texts.filter(({ path }) => typed.has(path))
    if (changed.length === 0) return setFailure(words.unchanged)
    const passages = changed.flatMap(({ path, passages: all }) =>
      all.map(({ english, text }) => ({ path, english, text: typed.get(path)?.get(english) ?? text })),
    )
    setBusy(true)
    const call = translationCalls.save
    const path = call.path.replace(':subject', subject).replace(':language', language)
    const { ok, msg, result } = await callPortal<{ passages?: RefusedPassage[] }>(
      { ...call, path },
      { id, body: { revision: form.revision, passages } },
    )
    setBusy(false)
    setRefused(result?.passages ?? [])
    setFailure(ok ? '' : msg)
    if (!ok) return
    toast.success(msg)
    // The form begins again with the stored translations.
    router.refresh()
  }

  return (
    <form aria-busy={busy} noValidate onSubmit={save} ref={whole}>
      <p>{words.marks}</p>
      {form.texts.map((text) => (
        <TranslatedText
          key={text.path}
          language={language}
          onType={(changed) => setTyped(new Map(typed).set(text.path, changed))}
          refused={refused.filter(({ path }) => path === text.path)}
          text={text}
          typed={typed.get(text.path) ?? new Map()}
        />
      ))}
      <div className="translations__buttons">
        <FailureAlert text={failure} />
        <Button buttonStyle="primary" margin={false} type="submit">
          {words.save}
        </Button>
      </div>
    </form>
  )
}
