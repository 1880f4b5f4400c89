'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { statementCalls } from '@pravesh/shared/payments/statement/staff-calls'
import {
  isDrafted,
  isOpenLine,
  isProposed,
  LINE_STATUSES,
  type LineStatus,
} from '@pravesh/shared/payments/statement/status'
import { DecisionForm } from '../../../admin-kit/form/DecisionForm.tsx'
import { may } from '../../../staff/index.ts'
import { statementWords } from './words.ts'

const calls = { confirm: statementCalls.confirm, reject: statementCalls.ignore }

/** On a line of a bank statement: its match, and the buttons to confirm it or to set the line aside. */
export function DecideBankLine() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  const status = LINE_STATUSES.find((each) => each === data?.status)
  if (id === undefined || status === undefined) return null
  const isOpen = isOpenLine(status) && may(user, 'match bank statements')
  const isOwn = data?.importedById === String(user?.id)
  const offlineId: unknown = data?.offlineId
  return (
    <section aria-labelledby="decide-line" className="admin-panel">
      <h2 id="decide-line">{statementWords.heading}</h2>
      {typeof offlineId === 'string' && offlineId !== '' && (
        <a href={`/admin/collections/offline-payments/${offlineId}`}>{statementWords.payment}</a>
      )}
      {isOpen && (
        <>
          <p>{textOf(status, isOwn)}</p>
          <DecisionForm
            calls={calls}
            id={String(id)}
            mayConfirm={isDrafted(status) || (isProposed(status) && !isOwn)}
            slug="bank-lines"
            words={isDrafted(status) ? { ...statementWords, ...statementWords.draft } : statementWords}
          />
        </>
      )}
    </section>
  )
}

function textOf(status: LineStatus, isOwn: boolean): string {
  if (isDrafted(status)) return statementWords.drafted
  if (!isProposed(status)) return statementWords.unknown
  return isOwn ? statementWords.own : statementWords.text
}
