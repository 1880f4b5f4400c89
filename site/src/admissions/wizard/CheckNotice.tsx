import type { CourseCode } from '@pravesh/shared/content/options'
import { Alert } from '../../forms/Alert.tsx'
import { Modal } from '../../forms/Modal.tsx'
import { words } from './words.ts'

export interface Notice {
  isNoticed: boolean
  dismiss: () => void
}

/** Asks to look everything over before going on; D.Pharm says it in a dialog. (spec 2, 2) */
export function CheckNotice({ course, notice: { isNoticed, dismiss } }: { course: CourseCode; notice: Notice }) {
  if (isNoticed) return null
  if (course !== 'DPHARM') {
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
