import { ABOUT_QUERY } from '@pravesh/shared/contact/help/calls'
import type { RequestSummary, SubjectView } from '@pravesh/shared/contact/help/thread'
import { useCallback, useEffect, useState } from 'react'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { TryAgain } from '../../forms/TryAgain.tsx'
import { formsWords } from '../../forms/words/words.ts'
import { callHelp, requestIn } from './help-api.ts'
import { MessageForm } from './MessageForm.tsx'
import { RequestList } from './RequestList.tsx'
import { SubjectLine } from './SubjectLine.tsx'
import { helpWords } from './words/words.ts'

interface RequestsProps {
  /** What to ask about, from the address; empty for anything. */
  about: string
  /** Called with the reference number of a new request. */
  onAsked: (reference: string) => void
}

/** The form for a new request, and the earlier ones. */
export function Requests({ about, onAsked }: RequestsProps) {
  const w = useWords(helpWords).ask
  const { load } = useWords(formsWords)
  const paths = usePaths()
  const { loaded, failure, reload } = useRequests(about)
  if (failure !== '') {
    return (
      <>
        <TryAgain text={failure} onTryAgain={reload} />
        {about !== '' && <a href={paths.help}>{w.other}</a>}
      </>
    )
  }
  if (loaded === null) return <Loading text={load.loading} />

  async function send({ text }: { text: string }) {
    const reply = await callHelp('askForHelp', { body: { text, ...(about !== '' && { about }) } })
    const asked = requestIn(reply)
    if (asked) {
      history.replaceState(null, '', paths.helpRequest(asked.reference))
      onAsked(asked.reference)
    }
    return reply
  }

  return (
    <>
      <section aria-labelledby="ask-title" className="help-ask">
        <h2 id="ask-title">{w.title}</h2>
        <SubjectLine subject={loaded.subject} />
        <MessageForm id="ask" label={w.text} hint={w.hint} submit={w.send} sending={w.sending} send={send} />
      </section>
      <RequestList requests={loaded.requests} />
    </>
  )
}

function useRequests(about: string) {
  const [loaded, setLoaded] = useState<{ requests: RequestSummary[]; subject: SubjectView | null } | null>(null)
  const [failure, setFailure] = useState('')
  const reload = useCallback(() => {
    setFailure('')
    void callHelp('myRequests', about === '' ? {} : { query: { [ABOUT_QUERY]: about } }).then(({ ok, msg, body }) => {
      if (!ok) return setFailure(msg)
      setLoaded({ requests: body.result as RequestSummary[], subject: (body.subject ?? null) as SubjectView | null })
    })
  }, [about])
  useEffect(reload, [reload])
  return { loaded, failure, reload }
}
