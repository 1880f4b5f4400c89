'use client'

import '../review.css'
import './SavedTexts.css'
import { toast } from '@payloadcms/ui'
import { type ReasonKind, type ReasonText, reasonTextCalls } from '@pravesh/shared/admissions/status/reason-texts'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { ConfirmDialog } from '../../../../admin-kit/form/ConfirmDialog.tsx'
import { callPortal } from '../../../../admin-kit/form/call-portal.ts'
import { reviewWords } from '../words.ts'

/** The saved texts for a reason, and whether this person may share one. */
export interface OfferedTexts {
  kind: ReasonKind
  texts: readonly ReasonText[]
  mayShare: boolean
}

interface SavedTextsProps extends OfferedTexts {
  /** What is typed now. */
  typed: string
  use: (text: string) => void
}

/** Own and shared texts: to use, to delete, and to add what is typed. */
export function SavedTexts({ kind, texts, mayShare, typed, use }: SavedTextsProps) {
  const words = reviewWords.texts
  const router = useRouter()
  const [deleting, setDeleting] = useState<ReasonText | null>(null)
  const own = texts.filter((each) => each.kind === kind)
  const isNew = typed.trim() !== '' && !own.some(({ text }) => text === typed.trim())

  async function send(call: WireCall, options: { id?: string; body?: object }) {
    const { ok, msg } = await callPortal(call, options)
    if (!ok) toast.error(msg)
    else toast.success(msg)
    if (ok) router.refresh()
  }

  const save = (isShared: boolean) => void send(reasonTextCalls.save, { body: { kind, text: typed.trim(), isShared } })
  const remove = ({ id }: ReasonText) => void send(reasonTextCalls.remove, { id, body: {} })

  return (
    <details className="review__texts">
      <summary>{words.title(own.length)}</summary>
      {own.length === 0 && <p className="review__hint">{words.none}</p>}
      <ul>
        {own.map((each) => (
          <li key={each.id}>
            <button className="review__text" onClick={() => use(each.text)} type="button">
              {each.text}
            </button>
            <span className="review__hint">{each.isShared ? words.shared(each.by) : words.own}</span>
            {each.mayDelete && (
              <button
                aria-label={words.removeThis(each.text)}
                className="review__text-remove"
                onClick={() => (each.isShared ? setDeleting(each) : remove(each))}
                type="button"
              >
                {words.remove}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isNew && (
        <p className="review__texts-add">
          <button onClick={() => save(false)} type="button">
            {words.save}
          </button>
          {mayShare && (
            <button onClick={() => save(true)} type="button">
              {words.share}
            </button>
          )}
          <span className="review__hint">{words.hint}</span>
        </p>
      )}
      {deleting && (
        <ConfirmDialog
          cancel={() => setDeleting(null)}
          cancelLabel={reviewWords.decide.cancel}
          confirm={() => {
            remove(deleting)
            setDeleting(null)
          }}
          confirmLabel={words.remove}
          title={words.removeShared}
        >
          <p>{words.removeConsequence}</p>
        </ConfirmDialog>
      )}
    </details>
  )
}
