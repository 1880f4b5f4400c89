import { CODE, CODE_ERROR, CODE_EXPIRED } from '@pravesh/shared/accounts/codes'
import type { RequestView } from '@pravesh/shared/contact/help/thread'
import { useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { island } from '../../forms/island.tsx'
import { useTranslate } from '../../forms/translate.ts'
import { CodeStep } from './CodeStep.tsx'
import { callHelp, requestIn } from './help-api.ts'
import { NumbersStep } from './NumbersStep.tsx'
import { Thread } from './Thread.tsx'

interface Numbers {
  reference: string
  phone: string
}

/** What the call that sends a code replied. */
interface Sent {
  msg: string
  handle: string
  /** Earliest time for another code, in milliseconds. */
  from: number
}

/** Reads a request without an account: its number and the phone, then the code, then the messages. */
function Answer() {
  const translate = useTranslate()
  const [numbers, setNumbers] = useState<Numbers>(() => ({
    reference: new URLSearchParams(location.search).get('reference') ?? '',
    phone: '',
  }))
  const [sent, setSent] = useState<Sent | null>(null)
  const [request, setRequest] = useState<RequestView | null>(null)

  async function sendCode(entered: Numbers) {
    const reply = await callHelp('sendAnswerCode', { body: { ...entered } })
    if (reply.ok) {
      setNumbers(entered)
      const from = Date.now() + CODE.resendSeconds * 1000
      setSent({ msg: reply.msg, handle: String(reply.body.handle), from })
    }
    return reply
  }

  async function open(code: string) {
    const reply = await callHelp('openAnswer', { body: { ...numbers, code, handle: sent?.handle } })
    setRequest(requestIn(reply))
    return reply.msg === CODE_ERROR ? { ...reply, msg: CODE_EXPIRED } : reply
  }

  async function write(body: { text: string; key: string }) {
    const reply = await callHelp('writeAgain', { body })
    if (reply.ok) setRequest(requestIn(reply))
    return reply
  }

  if (request) return <Thread request={request} write={write} />
  if (sent === null) return <NumbersStep numbers={numbers} send={sendCode} />
  return (
    <>
      <Alert tone="good" focus key={sent.handle}>
        {translate(sent.msg)}
      </Alert>
      <CodeStep from={sent.from} open={open} resend={() => sendCode(numbers)} change={() => setSent(null)} />
    </>
  )
}

export const AnswerIsland = island(Answer)
