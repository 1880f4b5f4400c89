import type { OwnProcess } from '@pravesh/shared/allotment/calls/own-process'
import type { Verification } from '@pravesh/shared/allotment/entries/entry'
import { Alert } from '../../forms/Alert.tsx'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { StaffWords } from '../../forms/StaffWords.tsx'
import { ListNames } from '../terms/ListNames.tsx'
import { ScoreParts } from './ScoreParts.tsx'
import { marksWords } from './words/words.ts'

const MarksForm = lazyPart(() => import('./form/MarksForm.tsx'))
const ServiceParts = lazyPart(() => import('./ServiceParts.tsx'))

const TONE: Record<Verification, string> = { missing: 'warning', typed: '', verified: 'good', returned: 'bad' }

interface MarksProps {
  process: OwnProcess
  reload: () => void
}

/** The marks of an application, their score, and whether they have been checked. */
export function Marks({ process, reload }: MarksProps) {
  const w = useWords(marksWords)
  const { applicationId } = process
  const { marks, verification, returnReason, score, parts, isOpen } = process.score
  return (
    <section className="setting merit-part" id="marks" aria-labelledby={`marks-${applicationId}`}>
      <h2 id={`marks-${applicationId}`}>{w.title}</h2>
      <p>
        <span className={`tag ${TONE[verification]}`.trim()}>{w.states[verification]}</span>
      </p>
      {verification === 'returned' && returnReason !== '' && (
        <Alert tone="warning">
          <p>
            {w.returned} <StaffWords text={returnReason} />
          </p>
        </Alert>
      )}
      {score !== null && <ScoreParts title={w.score} score={score} parts={parts} />}
      {score === null && marks !== null && <p>{w.noScore}</p>}
      {marks?.further?.length ? <FurtherTyped process={process} typed={marks.further} /> : null}
      <Service process={process} />
      {isOpen ? (
        <MarksForm process={process} reload={reload} />
      ) : (
        <p className="hint">{marks === null ? w.none : w.closed}</p>
      )}
    </section>
  )
}

/** The length of service of a deputed teacher, and what it still waits for. */
function Service({ process: { score, findings } }: { process: OwnProcess }) {
  const w = useWords(marksWords).service
  const { service, marks, isVerified } = score
  if (service === null) return null
  const isConfirmed = !findings.some((finding) => 'claim' in finding && finding.claim === 'deputed')
  return (
    <>
      {service.parts.length > 0 && <ServiceParts title={w.length} score={service.score} parts={service.parts} />}
      {isVerified && service.score === 0 && marks?.service?.length ? <p>{w.notFound}</p> : null}
      {!(isConfirmed && isVerified) && <p>{w.unconfirmed}</p>}
    </>
  )
}

/** Further subjects as typed; once an officer has looked, those that count, and those that do not. */
function FurtherTyped({ process, typed }: { process: OwnProcess; typed: readonly string[] }) {
  const w = useWords(marksWords)
  const isRefused = (subject: string) => process.score.isVerified && !process.subjects.includes(subject)
  const [counted, refused] = [typed.filter((subject) => !isRefused(subject)), typed.filter(isRefused)]
  return (
    <>
      {counted.length > 0 && <Subjects title={`${w.further}:`} subjects={counted} />}
      {refused.length > 0 && <Subjects title={w.furtherRefused} subjects={refused} />}
    </>
  )
}

function Subjects({ title, subjects }: { title: string; subjects: readonly string[] }) {
  return (
    <p>
      {title} <ListNames lists={subjects} />
    </p>
  )
}
