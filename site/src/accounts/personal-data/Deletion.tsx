import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { formatDay } from '../../lib/formats.ts'
import { Card } from '../settings/Card.tsx'
import { settingsWords } from '../settings/words/words.ts'
import { RequestDeletion } from './RequestDeletion.tsx'
import { WithdrawDeletion } from './WithdrawDeletion.tsx'

interface Notice {
  msg: string
  /** Takes the focus, because the button that had it has gone. */
  isNew: boolean
}

/** Requests deletion of the account, or withdraws the request. */
export function Deletion({ requestedAt }: { requestedAt: string | null }) {
  const locale = useLocale()
  const w = useWords(settingsWords).deletion
  const [isRequested, setRequested] = useState(requestedAt !== null)
  const [notice, setNotice] = useState<Notice | null>(
    requestedAt === null ? null : { msg: w.requested(formatDay(requestedAt, locale)), isNew: false },
  )
  const onDone = (requested: boolean) => (msg: string) => {
    setRequested(requested)
    setNotice({ msg, isNew: true })
  }
  return (
    <Card id="deletion-title" title={w.title} text={w.text}>
      {notice && (
        <Alert key={notice.msg} tone="good" focus={notice.isNew}>
          {notice.msg}
        </Alert>
      )}
      {isRequested ? <WithdrawDeletion onDone={onDone(false)} /> : <RequestDeletion onDone={onDone(true)} />}
    </Card>
  )
}
