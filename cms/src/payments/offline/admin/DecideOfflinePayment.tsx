'use client'

import './offline-payment.css'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import { isUndecided, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { may } from '../../../staff/index.ts'
import { DecisionForm } from './DecisionForm.tsx'
import { offlineWords } from './words.ts'

/** On an offline payment: its proof and, while it is undecided, the buttons to confirm or reject it. */
export function DecideOfflinePayment() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  if (id === undefined) return null
  const status = OFFLINE_STATUSES.find((each) => each === data?.status)
  const isOpen = status !== undefined && isUndecided(status) && may(user, 'record offline payments')
  const isOwn = data?.enteredById === String(user?.id)
  const proof = callAddress(offlineCalls.proof, { id: idOf(data?.proof) })

  return (
    <section aria-labelledby="decide-offline" className="admin-panel offline-payment">
      <h2 id="decide-offline">{isOpen ? offlineWords.decideHeading : offlineWords.proof}</h2>
      <a href={proof} rel="noreferrer" target="_blank">
        {offlineWords.showProof}
      </a>
      {isOpen && (
        <>
          <p>{isOwn ? offlineWords.ownEntry : offlineWords.decideText}</p>
          <DecisionForm id={String(id)} mayConfirm={!isOwn} />
        </>
      )}
    </section>
  )
}

/** The id of a related record, which the admin loads as a record or as its id. */
function idOf(related: unknown): string {
  return typeof related === 'object' && related !== null && 'id' in related ? String(related.id) : String(related ?? '')
}
