'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { APPROVAL_STATUSES, isWaiting } from '@pravesh/shared/payments/approvals/approvals'
import { comparisonOf } from '@pravesh/shared/payments/approvals/plan-rows'
import { approvalCalls } from '@pravesh/shared/payments/approvals/staff-calls'
import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { DecisionForm } from '../../../admin-kit/form/DecisionForm.tsx'
import { PlanTables } from '../../../admin-kit/money/PlanTables.tsx'
import { may } from '../../../staff/index.ts'
import { approvalWords } from './words.ts'

const calls = { confirm: approvalCalls.approve, reject: approvalCalls.decline }

/** On a request that waits for a second person: a link to what it is about, and the buttons to approve or decline it. */
export function DecideApproval() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  if (id === undefined) return null
  const status = APPROVAL_STATUSES.find((each) => each === data?.status)
  const isOpen = status !== undefined && isWaiting(status) && may(user, 'approve money')
  const isOwn = data?.requestedById === String(user?.id)
  const slug = data?.kind === 'refund' ? 'payments' : 'fee-dues'
  const documentId = relatedId(data?.document)
  const comparison = comparisonOf(data?.request)
  return (
    <section aria-labelledby="decide-approval" className="admin-panel">
      <h2 id="decide-approval">{isOpen ? approvalWords.heading : approvalWords.open}</h2>
      <a href={`/admin/collections/${slug}/${String(comparison?.dueId ?? data?.subjectId)}`}>{approvalWords.open}</a>
      {documentId !== null && (
        <a href={callAddress(offlineCalls.proof, { id: documentId })} rel="noreferrer" target="_blank">
          {approvalWords.document}
        </a>
      )}
      {comparison && <PlanTables after={comparison.after} before={comparison.before} />}
      {isOpen && (
        <>
          <p>{isOwn ? approvalWords.own : approvalWords.text}</p>
          <DecisionForm
            calls={calls}
            id={String(id)}
            mayConfirm={!isOwn}
            slug="money-approvals"
            words={approvalWords}
          />
        </>
      )}
    </section>
  )
}

/** The id of a related record, which the admin loads as a record or as its id. */
function relatedId(related: unknown): string | null {
  if (typeof related === 'string') return related === '' ? null : related
  return typeof related === 'object' && related !== null && 'id' in related ? String(related.id) : null
}
