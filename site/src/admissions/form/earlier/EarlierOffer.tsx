import type { Draft, EarlierApplication, FormContext } from '@pravesh/shared/admissions/form/form-context'
import { ownNames } from '@pravesh/shared/admissions/wire/names'
import { COURSE_LABELS } from '@pravesh/shared/courses/courses'
import { useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { useWords } from '../../../forms/locale.ts'
import { callAdmission } from '../../admission-api.ts'
import { Overlay } from '../Overlay.tsx'
import { EarlierFee } from './EarlierFee.tsx'
import { earlierWords } from './words/words.ts'

interface EarlierOfferProps {
  context: FormContext
  earlier: EarlierApplication
  /** Called with the draft, and with what the form says about it. */
  onCopied: (draft: Draft, words: string) => void
  onEmpty: () => void
  /** Reloads the form context: the student has applied in the meantime. */
  onChanged: () => Promise<void>
}

/**
 * Says what became of the fee of an earlier application, and offers its answers and documents. Loaded only for those who
 * have applied before.
 */
export default function EarlierOffer({ context, earlier, onCopied, onEmpty, onChanged }: EarlierOfferProps) {
  const w = useWords(earlierWords)
  const [state, setState] = useState({ isBusy: false, refusal: '' })
  const { id, course, number } = earlier

  async function copy() {
    setState({ isBusy: true, refusal: '' })
    const { ok, status, msg, result } = await callAdmission('copy', {
      params: { course: context.courseId },
      body: { [ownNames.application]: id },
    })
    setState({ isBusy: false, refusal: ok ? '' : msg })
    if (ok) onCopied(result as Draft, w.copied(number))
    else if (status === 409) await onChanged()
  }

  return (
    <div className="form-card" inert={state.isBusy}>
      <EarlierFee
        earlier={earlier}
        carriedFrom={context.carriedFrom}
        newFeePaise={context.applicationFees[0]?.amountPaise ?? null}
      />
      <h2>{w.title}</h2>
      <p>{w.text(COURSE_LABELS[course], number)}</p>
      {state.refusal !== '' && (
        <Alert tone="bad" focus>
          <p>{state.refusal}</p>
        </Alert>
      )}
      <div className="actions">
        <button type="button" className="button primary" onClick={() => void copy()}>
          {w.copy}
        </button>
        <button type="button" className="button" onClick={onEmpty}>
          {w.empty}
        </button>
      </div>
      <Overlay text={state.isBusy ? w.copying : null} />
    </div>
  )
}
