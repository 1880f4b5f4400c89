import { DOCUMENT_LABELS, type DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { answersShown } from '@pravesh/shared/admissions/form/answers-shown'
import { documentsFor } from '@pravesh/shared/admissions/form/requested-documents'
import { documentUrl } from '@pravesh/shared/admissions/wire/calls'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { agreementFacts } from './agreement-facts.ts'
import { CostTable } from './CostTable.tsx'
import { laterStepWords } from './steps/words/words.ts'
import type { WizardState } from './use-wizard.ts'

const PICTURES = ['photo', 'signature'] as const

/** A read-only preview of the application as it will be submitted. (spec 2, 2) */
export default function Preview({ wizard, onClose }: { wizard: WizardState; onClose: () => void }) {
  const w = useWords(laterStepWords).dialog
  const translate = useTranslate()
  const { context, courseForm, facts, documentState } = wizard
  const answers = wizard.answers()
  const college = facts.reference.colleges.find(({ id }) => id === answers.collegeId)
  const { collegeName, costs, parts } = agreementFacts({ context, answers, college })
  const nameOf = (kind: DocumentKind) =>
    documentState.files.find(({ id }) => id === documentState.documents[kind])?.name ?? ''
  const documents = documentsFor(courseForm, answers).map(({ kind }) => ({
    label: translate(DOCUMENT_LABELS[kind]),
    value: nameOf(kind),
  }))
  return (
    <Modal id="preview" title={w.title} onClose={onClose}>
      <div className="preview">
        {courseForm.screen.previewsPictures && (
          <div className="preview-pictures">
            {PICTURES.map((kind) => {
              const id = documentState.documents[kind]
              return id && <img key={kind} src={documentUrl(id)} alt={w.pictures[kind]} data-picture={kind} />
            })}
          </div>
        )}
        {answersShown({ form: courseForm, answers, reference: facts.reference }).map(({ key, title, rows }) => (
          <Table key={key} title={title} rows={rows} />
        ))}
        <Table title={w.documents} rows={documents} />
        {college && <CostTable caption={w.costs(translate(collegeName))} costs={costs} parts={parts} />}
        <div className="actions">
          <button type="button" className="button primary" onClick={onClose}>
            {w.close}
          </button>
        </div>
      </div>
    </Modal>
  )
}

function Table({ title, rows }: { title: string; rows: { label: string; value: string }[] }) {
  const w = useWords(laterStepWords).dialog
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value || <span className="nothing">{w.nothing}</span>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
