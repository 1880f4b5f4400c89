'use client'

import { Button, useAuth, useDocumentInfo } from '@payloadcms/ui'
import {
  type NoticeRecipientsView,
  type NoticeSendingView,
  noticeStaffCalls,
} from '@pravesh/shared/content/notice-board/staff-calls'
import { dayInIndia, formatLongDay } from '@pravesh/shared/platform/formats'
import { LANGUAGE_NAMES } from '@pravesh/shared/platform/locale'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '../../../admin-kit/form/ConfirmDialog.tsx'
import { callPortal } from '../../../admin-kit/form/call-portal.ts'
import { FailureAlert } from '../../../admin-kit/form/FailureAlert.tsx'
import { useStaffChange } from '../../../admin-kit/form/use-staff-change.ts'
import { may } from '../../../staff/index.ts'
import { sendNoticeWords as words } from './words.ts'

/**
 * On a notice, for staff with the permission: a button that counts whom it concerns and, after that, one that sends it to
 * them. Begins again when the notice is published, and not at each automatic save.
 */
export function SendNotice() {
  const { user } = useAuth()
  const { id, unpublishedVersionCount } = useDocumentInfo()
  if (!may(user, 'send notices')) return null
  return (
    <section aria-labelledby="send-notice" className="admin-panel">
      <h2 id="send-notice">{words.heading}</h2>
      {id === undefined ? (
        <p>{words.unsaved}</p>
      ) : (
        <Sending id={String(id)} key={String(unpublishedVersionCount > 0)} />
      )}
    </section>
  )
}

function Sending({ id }: { id: string }) {
  const { view, failure } = useSending(id)
  if (view === null) return failure === '' ? <p>{words.loading}</p> : <FailureAlert text={failure} />
  const { refusal, sending } = view
  if (sending) return <p>{progressOf(sending)}</p>
  return refusal === null ? <CountedSendForm id={id} /> : <p>{refusal}</p>
}

function CountedSendForm({ id }: { id: string }) {
  const [recipients, setRecipients] = useState<NoticeRecipientsView | null>(null)
  const [failure, setFailure] = useState('')
  const [counts, setCounts] = useState(false)
  const count = async () => {
    setCounts(true)
    const { ok, msg, result } = await callPortal<NoticeRecipientsView>(noticeStaffCalls.recipients, { id })
    setCounts(false)
    setRecipients(ok && result ? result : null)
    setFailure(ok ? '' : msg)
  }
  if (recipients !== null) return <SendForm id={id} {...recipients} />
  return (
    <div aria-busy={counts} className="admin-form">
      <FailureAlert text={failure} />
      <p>{words.explain}</p>
      <Button buttonStyle="secondary" disabled={counts} margin={false} onClick={() => void count()}>
        {counts ? words.counting : words.count}
      </Button>
    </div>
  )
}

function progressOf({ by, startedAt, finishedAt, queued, total }: NonNullable<NoticeSendingView['sending']>): string {
  if (finishedAt === null) return words.sending(queued, total, by)
  return words.sent(queued, by, formatLongDay(dayInIndia(new Date(startedAt))))
}

function SendForm({ id, count, declined, inEnglish }: { id: string } & NoticeRecipientsView) {
  const { busy, failure, send } = useStaffChange(noticeStaffCalls.send, id)
  const [asks, setAsks] = useState(false)
  return (
    <div aria-busy={busy} className="admin-form">
      <FailureAlert text={failure} />
      <Button buttonStyle="secondary" margin={false} onClick={() => setAsks(true)}>
        {busy ? words.busy : words.send(count)}
      </Button>
      {asks && (
        <ConfirmDialog
          cancel={() => setAsks(false)}
          cancelLabel={words.keep}
          confirm={() => {
            setAsks(false)
            void send({ recipients: count })
          }}
          confirmLabel={words.confirm}
          title={words.title(count)}
        >
          <p>{words.byEmail}</p>
          {declined > 0 && <p>{words.declined(declined)}</p>}
          {inEnglish.length > 0 && (
            <p>{words.inEnglish(words.or(inEnglish.map((locale) => LANGUAGE_NAMES[locale])))}</p>
          )}
          <p>{words.once}</p>
        </ConfirmDialog>
      )}
    </div>
  )
}

function useSending(id: string) {
  const [view, setView] = useState<NoticeSendingView | null>(null)
  const [failure, setFailure] = useState('')
  useEffect(() => {
    let isCurrent = true
    void callPortal<NoticeSendingView>(noticeStaffCalls.sending, { id }).then(({ ok, msg, result }) => {
      if (!isCurrent) return
      setView(ok && result ? result : null)
      setFailure(ok ? '' : msg)
    })
    return () => {
      isCurrent = false
    }
  }, [id])
  return { view, failure }
}
