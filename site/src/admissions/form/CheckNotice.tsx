import type { CourseScreen } from '@pravesh/shared/admissions/form/course-form'
import { Alert } from '../../forms/Alert.tsx'
import { useWords } from '../../forms/locale.ts'
import { Modal } from '../../forms/Modal.tsx'
import { laterStepWords } from './steps/words/words.ts'

export interface Notice {
  isNoticed: boolean
  dismiss: () => void
}

interface CheckNoticeProps {
  shownAs: CourseScreen['checkNotice']
  notice: Notice
  /** The label of the button that sends the form. */
  button: string
}

/**
 * Asks the applicant to check the details before the last step, as an alert or a dialog. Until then, every step can be
 * opened again and changed. (spec 2, 2)
 */
export function CheckNotice({ shownAs, notice: { isNoticed, dismiss }, button }: CheckNoticeProps) {
  const words = useWords(laterStepWords)
  if (isNoticed) return null
  if (shownAs === 'alert') {
    return (
      <Alert tone="warning" onDismiss={dismiss}>
        <p>{words.notice}</p>
        <p>{words.noticeMeans(button)}</p>
      </Alert>
    )
  }
  return (
    <Modal id="check-notice" title={words.warning} onClose={dismiss}>
      <p>{words.notice}</p>
      <p>{words.noticeMeans(button)}</p>
      <div className="actions">
        <button type="button" className="button primary" onClick={dismiss}>
          {words.understood}
        </button>
      </div>
    </Modal>
  )
}
