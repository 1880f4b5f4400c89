import { useEffect, useRef } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { accountsWords } from '../words/words.ts'
import { CorrectionForm } from './CorrectionForm.tsx'
import { useCorrectionCode } from './use-correction-code.ts'

interface CorrectEmailProps {
  uid: string
  /** Called with the new address, masked. */
  onCorrected: (mailTo: string) => void
  onBack: () => void
}

/** Corrects a mistyped e-mail address; a code sent to the phone proves ownership. */
export function CorrectEmail({ uid, onCorrected, onBack }: CorrectEmailProps) {
  const w = useWords(accountsWords).verify.correct
  const code = useCorrectionCode(uid)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <>
      <h2 ref={heading} tabIndex={-1}>
        {w.title}
      </h2>
      {code.problem && (
        <Alert tone="warning" focus key={code.problem}>
          {code.problem}
        </Alert>
      )}
      {code.wasSent ? (
        <CorrectionForm uid={uid} code={code} onCorrected={onCorrected} />
      ) : (
        <>
          <p>{w.text}</p>
          <p>
            <button
              type="button"
              className="button primary"
              aria-disabled={code.isSending}
              onClick={() => void code.send()}
            >
              {code.isSending ? w.sendingCode : w.send}
            </button>
          </p>
        </>
      )}
      <p className="otherwise">
        <button type="button" className="link-button" onClick={onBack}>
          {w.back}
        </button>
      </p>
    </>
  )
}
