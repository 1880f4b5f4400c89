import { useMemo } from 'react'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { FormFactsContext } from '../fields/form-facts.ts'
import { AnswersFormContext } from '../fields/use-answers-form.ts'
import { CollegesNote } from '../form/CollegesNote.tsx'
import { Overlay } from '../form/Overlay.tsx'
import { CorrectionNote } from '../status/CorrectionNote.tsx'
import { cardsOf, opennessOf } from './cards.ts'
import { DocumentsCard } from './DocumentsCard.tsx'
import { Ineligible } from './Ineligible.tsx'
import type { Update } from './load-update.ts'
import { Restored } from './Restored.tsx'
import { SideNavigation } from './SideNavigation.tsx'
import { SubmitUpdate } from './SubmitUpdate.tsx'
import { UpdateCard } from './UpdateCard.tsx'
import { useUpdate } from './use-update.ts'
import { correctionWords } from './words/words.ts'

const ChangedAgreement = lazyPart(() => import('./ChangedAgreement.tsx'))

const FORM = 'update'
const idOf = (field: string) => fieldId(FORM, field)

/** The correction form: the whole application on one page. (spec 3, 2.3 and 2.4) */
export function UpdateForm({ update }: { update: Update }) {
  const words = useWords(correctionWords)
  const { application, edit } = update
  const { form, documents, files, changeDocument, isRestored, erase, ...now } = useUpdate(update)
  const { courseForm, answers, reference, colleges, check, sending } = now
  const { validationErrors, documentErrors, hasDocuments, isIneligible, canSend } = check
  const cards = cardsOf(courseForm, edit.correction)
  const facts = useMemo(() => ({ reference }), [reference])

  return (
    <AnswersFormContext value={form}>
      <FormIdContext value={FORM}>
        <FormFactsContext value={facts}>
          <Overlay text={sending.state === 'ready' ? null : words[sending.state]} />
          <div className="update-page" inert={sending.state !== 'ready'}>
            <SideNavigation cards={cards} edit={edit} hasDocuments={hasDocuments} />
            <form
              className="update-form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                if (validationErrors.length === 0) sending.send({ answers, documents, reference })
              }}
            >
              <ErrorSummary validationErrors={sending.refused} idOf={idOf} attempt={sending.refusals} />
              <CorrectionNote correction={edit.correction} reason={application.correction?.reason ?? ''} />
              {isRestored && <Restored erase={erase} />}
              {cards.map((card) => (
                <UpdateCard key={card.key} card={card}>
                  {card.key === 'academics' && opennessOf(card) !== 'none' && <CollegesNote colleges={colleges} />}
                </UpdateCard>
              ))}
              {isIneligible && <Ineligible form={courseForm} category={answers.category} />}
              {hasDocuments && (
                <DocumentsCard
                  application={application}
                  edit={edit}
                  answers={answers}
                  documents={documents}
                  files={files}
                  validationErrors={{ ...documentErrors, ...sending.refusedDocuments }}
                  onChange={(kind, file) => {
                    changeDocument(kind, file)
                    sending.forgive(kind)
                  }}
                />
              )}
              {canSend && (
                <SubmitUpdate validationErrors={validationErrors} idOf={idOf}>
                  <ChangedAgreement update={update} answers={answers} reference={reference} />
                </SubmitUpdate>
              )}
            </form>
          </div>
        </FormFactsContext>
      </FormIdContext>
    </AnswersFormContext>
  )
}
