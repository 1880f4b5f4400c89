import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import { openNow } from '@pravesh/shared/allotment/process/open-now'
import { dayInIndia } from '@pravesh/shared/platform/formats'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { StaffWords } from '../../forms/StaffWords.tsx'
import { objectionWords } from './words/words.ts'

const ObjectionForm = lazyPart(() => import('./ObjectionForm.tsx'))

interface ObjectionProps {
  process: OwnProcess
  reload: () => void
}

const TONE = { open: 'warning', accepted: 'good', refused: 'bad' }

/** The objection of an applicant with its decision, and the form while objections are open. */
export function Objection({ process, reload }: ObjectionProps) {
  const w = useWords(objectionWords)
  const { applicationId, objection, standing } = process
  const areOpen = openNow(process, dayInIndia(new Date())).objections
  const isOpen = standing === 'in' && areOpen
  const isWaiting = objection?.state === 'open'
  if (objection === null && !areOpen) return null
  return (
    <section className="setting merit-part" id="objection" aria-labelledby={`objection-${applicationId}`}>
      <h2 id={`objection-${applicationId}`}>{w.title}</h2>
      {objection && (
        <>
          <h3>{w.own}</h3>
          <p>
            {w.subjects[objection.about]}{' '}
            <span className={`tag ${TONE[objection.state]}`}>{w.states[objection.state]}</span>
          </p>
          <p lang="" className="merit-quoted">
            {objection.text}
          </p>
          {objection.decision !== '' && (
            <p>
              {w.decision}: <StaffWords text={objection.decision} />
            </p>
          )}
        </>
      )}
      {areOpen && !isOpen && <p>{w.closed}</p>}
      {isOpen && !isWaiting && <ObjectionForm applicationId={applicationId} reload={reload} />}
    </section>
  )
}
