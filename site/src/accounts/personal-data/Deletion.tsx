import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { formatDay } from '../../lib/dates.ts'
import { Card } from '../settings/Card.tsx'
import { words } from '../settings/words.ts'
import { RequestDeletion } from './RequestDeletion.tsx'
import { WithdrawDeletion } from './WithdrawDeletion.tsx'

const w = words.deletion

interface Notice {
  msg: string
  /** Takes the focus, because the button that had it has gone. */
  isNew: boolean
}

/** Requests deletion of the account, or withdraws the request. */
export function Deletion({ askedAt }: { askedAt: string | null }) {
  const [isAsked, setAsked] = useState(askedAt !== null)
  const [notice, setNotice] = useState<Notice | null>(
    askedAt === null ? null : { msg: w.asked(formatDay(askedAt)), isNew: false },
  )
  const onDone = (asked: boolean) => (msg: string) => {
    setAsked(asked)
    setNotice({ msg, isNew: true })
  }
  return (
    <Card id="deletion-title" title={w.title} text={w.text}>
      {notice && (
        <Alert key={notice.msg} tone="good" focus={notice.isNew}>
          {notice.msg}
        </Alert>
      )}
      {isAsked ? <WithdrawDeletion onDone={onDone(false)} /> : <RequestDeletion onDone={onDone(true)} />}
    </Card>
  )
}
