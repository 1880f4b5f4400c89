import type { Answers } from '@pravesh/shared/admissions/answers/answers'
import type { FormReference } from '@pravesh/shared/admissions/answers/form-reference'
import { useWords } from '../../forms/locale.ts'
import { usePageLanguage } from '../../forms/translate.ts'
import { ReadAgreement } from '../form/ReadAgreement.tsx'
import { correctedAgreement } from './corrected-agreement.ts'
import type { Update } from './load-update.ts'
import { correctionWords } from './words/words.ts'

interface ChangedAgreementProps {
  update: Update
  answers: Answers
  reference: FormReference
}

/**
 * Shows the agreement when the corrections change it. Loaded on demand, because writing amounts in words takes a lot of
 * code.
 */
export default function ChangedAgreement({ update, answers, reference }: ChangedAgreementProps) {
  const words = useWords(correctionWords).changedAgreement
  const page = usePageLanguage()
  const { facts, isChanged } = correctedAgreement({ ...update, answers, reference, page })
  if (!isChanged) return null
  return (
    <div className="changed-agreement">
      <p>{words.changed}</p>
      <details>
        <summary>{words.read}</summary>
        <ReadAgreement facts={facts} />
      </details>
    </div>
  )
}
