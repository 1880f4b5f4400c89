import type { RequestedDocument } from '@pravesh/shared/admissions/form/requested-documents'
import { useMemo, useState } from 'react'
import { ErrorSummary } from '../../forms/ErrorSummary.tsx'
import { FormIdContext, fieldId } from '../../forms/field-id.ts'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useWords } from '../../forms/locale.ts'
import { FormFactsContext } from '../fields/form-facts.ts'
import { MinorContext, MinorGuardian } from '../fields/MinorGuardian.tsx'
import { AnswersFormContext } from '../fields/use-answers-form.ts'
import { CollegesNote } from '../form/CollegesNote.tsx'
import { Overlay } from '../form/Overlay.tsx'
import { cardsOf } from './cards.ts'
import { dividedDocuments } from './check-update.ts'
import { DocumentsCard } from './DocumentsCard.tsx'
import { Ineligible } from './Ineligible.tsx'
import { LockedDocuments } from './LockedDocuments.tsx'
import { LockedParts } from './LockedParts.tsx'
import type { Update } from './load-update.ts'
import { RequestNote } from './RequestNote.tsx'
import { Restored } from './Restored.tsx'
import { hasManyRows } from './requested.ts'
import { revealField } from './reveal-field.ts'
import { SideNavigation } from './SideNavigation.tsx'
import { SubmitUpdate } from './SubmitUpdate.tsx'
import { storedDocument } from './stored-document.ts'
import { UpdateCard } from './UpdateCard.tsx'
import { useUpdate } from './use-update.ts'
import { correctionWords } from './words/words.ts'

const ChangedAgreement = lazyPart(() => import('./ChangedAgreement.tsx'))

const FORM = 'update'
const idOf = (field: string) => fieldId(FORM, field)
const GUARDIAN = idOf('guardian')
/** The consent of a guardian is refused at the date of birth, which may be locked. */
const idOfRefused = (field: string) => (field === 'dateOfBirth' ? GUARDIAN : idOf(field))

const NONE = { open: [], locked: [] }

/** The correction form: first what is to be corrected, then the rest of the application. (spec 3, 2.3 and 2.4) */
export function UpdateForm({ update }: { update: Update }) {
  const words = useWords(correctionWords)
  const { application, edit } = update
  const { form, documents, files, changeDocument, isRestored, erase, ...now } = useUpdate(update)
  const { courseForm, answers, reference, colleges, check, sending } = now
  const { validationErrors, documentErrors, hasDocuments, isIneligible, canSend } = check
  const { correction } = edit
  const cards = useMemo(() => cardsOf(courseForm, edit), [courseForm, edit])
  const called = hasDocuments ? dividedDocuments(courseForm, answers, edit) : NONE
  const stored = ({ kind }: RequestedDocument) => storedDocument({ application, documents, files, kind })
  const facts = useMemo(() => ({ reference }), [reference])
  const minor = { today: edit.today, onGiven: () => sending.accept('dateOfBirth') }
  // Stays while one types, so that no field is drawn anew.
  const [isFolded] = useState(() => {
    const questions = cards.flatMap(({ open }) => open.flatMap((section) => section.questions))
    const asked = questions.filter(({ when }) => when?.(answers) ?? true)
    return hasManyRows(correction, [...asked.map(({ name }) => name), ...called.open.map(({ kind }) => kind)])
  })

  return (
    <AnswersFormContext value={form}>
      <FormIdContext value={FORM}>
        <FormFactsContext value={facts}>
          <Overlay text={sending.state === 'ready' ? null : words[sending.state]} />
          <div className="update-page" inert={sending.state !== 'ready'}>
            <SideNavigation cards={cards} documents={hasDocuments ? called.open.length > 0 : null} />
            <form
              className="update-form"
              noValidate
              onSubmit={(event) => {
                event.preventDefault()
                const [rejected] = check.unreplaced
                now.setTried(true)
                if (rejected) revealField(idOf(rejected))
                else if (validationErrors.length === 0) sending.send({ answers, documents, reference })
              }}
            >
              <ErrorSummary validationErrors={sending.refused} idOf={idOfRefused} attempt={sending.refusals} />
              <RequestNote
                labels={application.correction?.labels ?? application.correctionWindow?.labels ?? []}
                lastDay={application.correctionWindow?.lastDay ?? null}
                correction={correction}
                cards={cards}
                idOf={idOf}
              />
              {isRestored && <Restored erase={erase} />}
              {cards
                .filter(({ open }) => open.length > 0)
                .map((card) => (
                  <UpdateCard key={card.key} card={card} correction={correction} isFolded={isFolded}>
                    {card.key === 'academics' && <CollegesNote colleges={colleges} />}
                  </UpdateCard>
                ))}
              <div id={GUARDIAN} tabIndex={-1}>
                <MinorContext value={minor}>
                  <MinorGuardian />
                </MinorContext>
              </div>
              {isIneligible && <Ineligible form={courseForm} category={answers.category} />}
              {called.open.length > 0 && (
                <DocumentsCard
                  correction={correction}
                  requested={called.open}
                  stored={stored}
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
              <LockedParts
                cards={cards}
                hasDocumentsCard={called.open.length > 0}
                documents={called.locked.length > 0 && <LockedDocuments requested={called.locked} stored={stored} />}
              />
            </form>
          </div>
        </FormFactsContext>
      </FormIdContext>
    </AnswersFormContext>
  )
}
