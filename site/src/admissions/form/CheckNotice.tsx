import type { CourseScreen } from '@pravesh/shared/admissions/courses/course-form'
import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { applicationFormWords } from './words/words.ts'

export interface Notice {
  isNoticed: boolean
  dismiss: () => void
}

interface CheckNoticeProps {
  shownAs: CourseScreen['checkNotice']
  notice: Notice
}

/** Asks the applicant to check the details before going on, as an alert or a dialog. (spec 2, 2) */
export function CheckNotice({ shownAs, notice: { isNoticed, dismiss } }: CheckNoticeProps) {
  const words = useWords(applicationFormWords).form
  if (isNoticed) return null
  if (shownAs === 'alert') {
    return (
      <Alert tone="warning" onDismiss={dismiss}>
        {words.notice}
      </Alert>
    )
  }
  return (
    <Modal id="check-notice" title={words.warning} onClose={dismiss}>
      <p>{words.notice}</p>
      <div className="actions">
        <button type="button" className="button primary" onClick={dismiss}>
          {words.understood}
        </button>
      </div>
    </Modal>
  )
}
