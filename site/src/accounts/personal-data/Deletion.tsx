import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { formatDay } from '../../lib/dates.ts'
import { Card } from '../settings/Card.tsx'
import { words } from '../settings/words.ts'
import { RequestDeletion } from './RequestDeletion.tsx'
import { WithdrawDeletion } from './WithdrawDeletion.tsx'

const w = words.deletion

/** What the card says, and whether it was said just now, so that it takes the focus of the button that has gone. */
interface Told {
  msg: string
  isNew: boolean
}

/** Asks staff to delete the account, and takes that back. */
export function Deletion({ askedAt }: { askedAt: string | null }) {
  const [isAsked, setAsked] = useState(askedAt !== null)
  const [told, setTold] = useState<Told | null>(
    askedAt === null ? null : { msg: w.asked(formatDay(askedAt)), isNew: false },
  )
  const end = (asked: boolean) => (msg: string) => {
    setAsked(asked)
    setTold({ msg, isNew: true })
  }
  return (
    <Card id="deletion-title" title={w.title} text={w.text}>
      {told && (
        <Alert key={told.msg} tone="good" focus={told.isNew}>
          {told.msg}
        </Alert>
      )}
      {isAsked ? <WithdrawDeletion onDone={end(false)} /> : <RequestDeletion onDone={end(true)} />}
    </Card>
  )
}
