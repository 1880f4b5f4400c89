import type { RequestView } from '@pravesh/shared/contact/help/thread'
import { useCallback, useEffect, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { formsWords } from '../../forms/words/words.ts'
import { callHelp, requestIn } from './help-api.ts'
import { Thread } from './Thread.tsx'
import { helpWords } from './words/words.ts'

/** One request of the student. */
export function OwnRequest({ reference, isNew }: { reference: string; isNew: boolean }) {
  const w = useWords(helpWords).thread
  const { load } = useWords(formsWords)
  const paths = usePaths()
  const [request, setRequest] = useState<RequestView | null>(null)
  const [failure, setFailure] = useState('')
  const params = { reference }
  const reload = useCallback(() => {
    setFailure('')
    void callHelp('myRequest', { params: { reference } }).then((reply) => {
      setRequest(requestIn(reply))
      setFailure(reply.ok ? '' : reply.msg)
    })
  }, [reference])
  useEffect(reload, [reload])

  async function write(body: { text: string; key: string }) {
    const reply = await callHelp('writeInRequest', { params, body })
    if (reply.ok) setRequest(requestIn(reply))
    return reply
  }

  return (
    <>
      {isNew && (
        <Alert tone="good" focus>
          {w.sent}
        </Alert>
      )}
      {request && <Thread request={request} write={write} />}
      {failure !== '' && <TryAgain text={failure} onTryAgain={reload} />}
      {request === null && failure === '' && <Loading text={load.loading} />}
      <p>
        <a href={paths.help}>{w.all}</a>
      </p>
    </>
  )
}
