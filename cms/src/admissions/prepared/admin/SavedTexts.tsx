'use client'

import './reason.css'
import { toast } from '@payloadcms/ui'
import { type ReasonText, reasonTextCalls, sentTextOf } from '@pravesh/shared/admissions/status/reason-texts'
import type { SentText } from '@pravesh/shared/platform/sent-text'
import type { WireCall } from '@pravesh/shared/platform/wire-call'
import { useRouter } from 'next/navigation.js'
import { useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { type OfferedTexts, preparedIn } from './prepared-for.ts'
import { SavedText } from './SavedText.tsx'
import { TextForm } from './TextForm.tsx'
import { textWords } from './words.ts'

interface SavedTextsProps extends OfferedTexts {
  /** What is typed now. */
  typed: string
  use: (text: SentText) => void
}

/** In place of the id of a text that is changed. */
const NEW = 'new'

/** Own and shared texts: to use, change, translate and delete, and to add what is typed. */
export function SavedTexts({ typed, use, ...offered }: SavedTextsProps) {
  const { kind, texts, mayShare } = offered
  const router = useRouter()
  const reload = offered.reload ?? router.refresh
  const [deleting, setDeleting] = useState<ReasonText | null>(null)
  // An id, because the texts are other objects after each refresh.
  const [changing, setChanging] = useState<string | null>(null)
  const own = texts.filter((each) => each.kind === kind)
  const isNew = typed.trim() !== '' && preparedIn(typed, offered).length === 0

  async function send(call: WireCall, options: { id?: string; body: object }): Promise<void> {
    const { ok, msg } = await callPortal(call, options)
    if (!ok) return void toast.error(msg)
    toast.success(msg)
    setChanging(null)
    reload()
  }

  const remove = ({ id }: ReasonText) => void send(reasonTextCalls.remove, { id, body: {} })

  return (
    <details className="reason__texts">
      <summary>{textWords.title(own.length)}</summary>
      {own.length === 0 && <p className="admin-field__hint">{textWords.none}</p>}
      <ul>
        {own.map((each) =>
          changing === each.id ? (
            <li key={each.id}>
              <TextForm
                cancel={() => setChanging(null)}
                save={(body) => send(reasonTextCalls.change, { id: each.id, body: { before: each.text, ...body } })}
                saved={each}
              />
            </li>
          ) : (
            <SavedText
              change={() => setChanging(each.id)}
              key={each.id}
              remove={() => (each.isShared ? setDeleting(each) : remove(each))}
              saved={each}
              use={() => use(sentTextOf(each))}
            />
          ),
        )}
      </ul>
      {isNew && changing !== NEW && (
        <p className="reason__texts-add">
          <button onClick={() => setChanging(NEW)} type="button">
            {textWords.save}
          </button>
        </p>
      )}
      {changing === NEW && (
        <TextForm
          cancel={() => setChanging(null)}
          mayShare={mayShare}
          save={(body) => send(reasonTextCalls.save, { body: { kind, ...body } })}
          typed={typed.trim()}
        />
      )}
      {deleting && (
        <ConfirmDialog
          cancel={() => setDeleting(null)}
          cancelLabel={textWords.form.cancel}
          confirm={() => {
            remove(deleting)
            setDeleting(null)
          }}
          confirmLabel={textWords.remove}
          title={textWords.removeShared}
        >
          <p>{textWords.removeConsequence}</p>
        </ConfirmDialog>
      )}
    </details>
  )
}
