'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { helpStaffCalls } from '@pravesh/shared/contact/help/calls'
import type { DeskThread } from '@pravesh/shared/contact/help/desk'
import { useEffect, useState } from 'react'
import { callPortal } from '../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { mayDo } from '../../staff/index.ts'
import { AnswerForm } from './AnswerForm.tsx'
import { ThreadMessages } from './ThreadMessages.tsx'
import { deskWords } from './words.ts'

/** On a request: all its messages and, for staff with the permission, the answer. */
export function ThreadPanel() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const requestId = id === undefined ? '' : String(id)
  const { thread, failure } = useThread(requestId)
  if (requestId === '') return null
  return (
    <section aria-labelledby="thread" className="admin-panel">
      <h2 id="thread">{deskWords.heading}</h2>
      <FailureAlert text={failure} />
      {thread === null && failure === '' && <p>{deskWords.loading}</p>}
      {thread && <ThreadMessages messages={thread.messages} />}
      {thread && mayDo(user, 'update', 'contact-messages') && <AnswerForm id={requestId} thread={thread} />}
    </section>
  )
}

function useThread(id: string) {
  const [thread, setThread] = useState<DeskThread | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isCurrent = true
    if (id === '') return
    void callPortal<DeskThread>(helpStaffCalls.thread, { id }).then(({ ok, msg, result }) => {
      if (!isCurrent) return
      setThread(ok && result ? result : null)
      setFailure(ok ? '' : msg)
    })
    return () => {
      isCurrent = false
    }
  }, [id])
  return { thread, failure }
}
