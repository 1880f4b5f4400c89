'use client'

import './rights.css'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { LANGUAGE_NAMES } from '@pravesh/shared/platform/locale'
import { rightStaffCalls } from '@pravesh/shared/rights/calls'
import type { DeskRequest } from '@pravesh/shared/rights/desk'
import { useEffect, useState } from 'react'
import { callPortal } from '../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../admin-kit/form/FailureAlert.tsx'
import { useFocusAfterReload } from '../../admin-kit/form/focus-after-reload.ts'
import { staffText } from '../../foundation/languages/staff-text.ts'
import { mayDo } from '../../staff/index.ts'
import { AnswerRequest } from './AnswerRequest.tsx'
import { AssignRequest } from './AssignRequest.tsx'
import { ErasureTable } from './ErasureTable.tsx'
import { RequestHistory } from './RequestHistory.tsx'
import { rightsAdminWords as words } from './words.ts'

/** On a request about rights: what was asked, what an erasure does and, for staff with the permission, the answer. */
export function RequestPanel() {
  const { user } = useAuth()
  const { id } = useDocumentInfo()
  const heading = useFocusAfterReload<HTMLHeadingElement>()
  const requestId = id === undefined ? '' : String(id)
  const { request, failure } = useRequest(requestId)
  if (requestId === '') return null
  const isOpen = request?.state === 'open' && mayDo(user, 'update', 'rights-requests')
  return (
    <section aria-labelledby="rights-request" className="admin-panel">
      <h2 id="rights-request" ref={heading} tabIndex={-1}>
        {words.heading}
      </h2>
      <FailureAlert text={failure} />
      {request === null && failure === '' && <p>{words.loading}</p>}
      {request && <Asked request={request} />}
      {request?.erasure && <ErasureTable isDone={request.state === 'answered'} plan={request.erasure} />}
      {request && isOpen && <AssignRequest id={requestId} request={request} />}
      {request && isOpen && <AnswerRequest id={requestId} request={request} />}
      {request && <RequestHistory events={request.events} />}
    </section>
  )
}

function Asked({ request: { text, answer, locale, student, nominee, state } }: { request: DeskRequest }) {
  return (
    <>
      <p lang={text === '' ? undefined : locale} className="rights-text">
        {text || words.noText}
      </p>
      <p>
        {words.person}:{' '}
        {student ? <a href={`/admin/collections/students/${student.id}`}>{student.name}</a> : words.erased}
      </p>
      {nominee && (
        <p>
          {words.nominee}: {nominee.name}, {nominee.phone}, {nominee.email}
        </p>
      )}
      {state === 'open' && <p>{words.language(staffText(LANGUAGE_NAMES[locale]))}</p>}
      {state === 'erasing' && <p>{words.erasing}</p>}
      {answer !== '' && (
        <>
          <h3>{words.answered}</h3>
          <p lang={locale} className="rights-text">
            {answer}
          </p>
        </>
      )}
    </>
  )
}

function useRequest(id: string) {
  const [request, setRequest] = useState<DeskRequest | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isCurrent = true
    if (id === '') return
    void callPortal<DeskRequest>(rightStaffCalls.request, { id }).then(({ ok, msg, result }) => {
      if (!isCurrent) return
      setRequest(ok && result ? result : null)
      setFailure(ok ? '' : msg)
    })
    return () => {
      isCurrent = false
    }
  }, [id])
  return { request, failure }
}
