'use client'

import './offline-payment.css'
import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { OFFLINE_CHANNELS } from '@pravesh/shared/payments/channels'
import { offlineCalls } from '@pravesh/shared/payments/offline/staff-calls'
import { isClearing, isUndecided, mayBounce, OFFLINE_STATUSES } from '@pravesh/shared/payments/offline/status'
import { callAddress } from '@pravesh/shared/platform/wire-call'
import { DecisionForm } from '../../../admin-kit/form/DecisionForm.tsx'
import { may } from '../../../staff/index.ts'
import { ChequeForm } from './ChequeForm.tsx'
import { offlineWords } from './words.ts'

/** On an offline payment: its proof and, while it is undecided, the buttons to confirm or reject it. */
export function DecideOfflinePayment() {
  const { user } = useAuth()
  const { data, id } = useDocumentInfo()
  if (id === undefined) return null
  const status = OFFLINE_STATUSES.find((each) => each === data?.status)
  const isOpen = status !== undefined && isUndecided(status) && may(user, 'record offline payments')
  const isOwn = [data?.enteredById, data?.importedById].includes(String(user?.id))
  const channel = OFFLINE_CHANNELS.find((each) => each === data?.channel)
  const isCheque = status !== undefined && channel !== undefined && mayBounce(status, channel)
  const waits = status !== undefined && isClearing(status)
  const proof = callAddress(offlineCalls.proof, { id: idOf(data?.proof) })
  const lineId: unknown = data?.bankLineId

  return (
    <section aria-labelledby="decide-offline" className="admin-panel offline-payment">
      <h2 id="decide-offline">{isOpen ? offlineWords.decideHeading : offlineWords.proof}</h2>
      <a href={proof} rel="noreferrer" target="_blank">
        {offlineWords.showProof}
      </a>
      {typeof lineId === 'string' && lineId !== '' && (
        <a href={`/admin/collections/bank-lines/${lineId}`}>{offlineWords.showLine}</a>
      )}
      {isOpen && (
        <>
          <p>{isOwn ? offlineWords.ownEntry : offlineWords.decideText}</p>
          <DecisionForm
            calls={offlineCalls}
            id={String(id)}
            mayConfirm={!isOwn}
            slug="offline-payments"
            words={offlineWords}
          />
        </>
      )}
      {isCheque && may(user, 'record offline payments') && (
        <ChequeForm id={String(id)} isClearing={waits} mayClear={waits && !isOwn} />
      )}
    </section>
  )
}

/** The id of a related record, which the admin loads as a record or as its id. */
function idOf(related: unknown): string {
  return typeof related === 'object' && related !== null && 'id' in related ? String(related.id) : String(related ?? '')
}
