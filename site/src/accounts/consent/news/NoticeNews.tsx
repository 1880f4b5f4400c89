import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { useEffect, useState } from 'react'
import { Alert } from '../../../forms/Alert.tsx'
import { usePaths, useWords } from '../../../forms/locale.ts'
import { callConsent } from '../consent-api.ts'
import { noticeNewsWords } from './words/words.ts'

/** What changed in the privacy notice. Recorded as shown, so that the next visit does without it. */
export default function NoticeNews() {
  const w = useWords(noticeNewsWords)
  const paths = usePaths()
  const [isOpen, setOpen] = useState(true)
  useEffect(() => {
    // Without an answer it is shown again at the next visit.
    void callConsent('noticeShown')
  }, [])
  if (!isOpen) return null
  return (
    <Alert tone="good" onDismiss={() => setOpen(false)}>
      <p>
        <strong>{w.title}</strong>
      </p>
      <p>{w.changes[PRIVACY_NOTICE_VERSION]}</p>
      <p>
        <a href={paths.policy('privacy-policy')}>{w.policy}</a> · <a href={paths.settings}>{w.settings}</a>
      </p>
    </Alert>
  )
}
