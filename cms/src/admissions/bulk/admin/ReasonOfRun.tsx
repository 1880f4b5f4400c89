'use client'

import { Button } from '@payloadcms/ui'
import { FailureText } from '../../../admin-kit/form/FailureText.tsx'
import type { OfferedTexts } from '../../prepared/admin/prepared-for.ts'
import { ReasonField } from '../../prepared/admin/ReasonField.tsx'
import { rejectionOf } from '../../prepared/suggested-texts.ts'
import type { Problems, Typed } from './typed-action.ts'
import type { Reasons } from './use-reasons.ts'
import { adminWords } from './words.ts'

interface ReasonOfRunProps {
  name: 'reject' | 'sendBack'
  typed: Typed
  change: (changes: Partial<Typed>) => void
  problems: Problems
  reasons: Reasons
}

/** The reason that each student reads, with prepared texts as in the review of one application. */
export function ReasonOfRun({ name, typed, change, problems, reasons: { offered, failure, load } }: ReasonOfRunProps) {
  const texts: OfferedTexts | undefined = offered
    ? { kind: name, texts: offered.texts, mayShare: offered.mayShare, readers: offered.languages, reload: load }
    : undefined
  return (
    <>
      <ReasonField
        label={adminWords.form[name]}
        offered={texts}
        onChange={(reason) => change({ reason })}
        onPrepared={(text) => {
          const code = rejectionOf(text)
          // A kind that was chosen by hand stays.
          if (name === 'reject' && typed.code === '' && code !== null) change({ code })
        }}
        validationError={problems.reason ?? ''}
        value={typed.reason}
      />
      {failure !== '' && (
        <div role="alert">
          <p className="admin-error">
            <FailureText text={failure} />
          </p>
          <Button buttonStyle="secondary" margin={false} onClick={load} size="small">
            {adminWords.run.tryAgain}
          </Button>
        </div>
      )}
    </>
  )
}
