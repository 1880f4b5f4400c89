import type { MyRights } from '@pravesh/shared/rights/views'
import { useCallback, useEffect, useState } from 'react'
import { Card } from '../accounts/settings/Card.tsx'
import { Alert } from '../forms/Alert.tsx'
import { Loading } from '../forms/Loading.tsx'
import { useWords } from '../forms/locale.ts'
import { TryAgain } from '../forms/TryAgain.tsx'
import { formsWords } from '../forms/words/words.ts'
import type { ApiReply } from '../lib/api.ts'
import { AskRight } from './AskRight.tsx'
import { Nominee } from './Nominee.tsx'
import { OwnRequest } from './OwnRequest.tsx'
import { callRights, rightsIn } from './rights-api.ts'
import { WhereToComplain } from './WhereToComplain.tsx'
import { rightsWords } from './words/words.ts'

/** Asks about rights, shows the requests and their answers, and names a person. */
export default function RightsCards() {
  const w = useWords(rightsWords)
  const { load } = useWords(formsWords)
  const { rights, failure, news, reload, onReply } = useRights()
  if (rights === null) {
    return failure === '' ? <Loading text={load.loading} /> : <TryAgain text={failure} onTryAgain={reload} />
  }
  return (
    <div className="cards">
      <Card id="rights-title" title={w.title} text={w.text}>
        <NewsAlert news={news} of="requests" />
        <AskRight days={rights.days} onReply={onReply('requests')} />
        {rights.requests.length > 0 && (
          <>
            <h3>{w.requests}</h3>
            <ul className="contacts">
              {rights.requests.map((request) => (
                <OwnRequest key={request.reference} request={request} onReply={onReply('requests')} />
              ))}
            </ul>
          </>
        )}
        <WhereToComplain officer={rights.officer} board={rights.board} />
      </Card>
      <Nominee nominee={rights.nominee} news={<NewsAlert news={news} of="nominee" />} onReply={onReply('nominee')} />
    </div>
  )
}

type NewsCard = 'requests' | 'nominee'

interface News {
  id: number
  /** The card whose call was answered. */
  card: NewsCard
  ok: boolean
  msg: string
}

/** The last reply, in the card that made the call. */
function NewsAlert({ news, of }: { news: News | undefined; of: NewsCard }) {
  return news?.card === of ? (
    <Alert key={news.id} tone={news.ok ? 'good' : 'bad'} focus>
      {news.msg}
    </Alert>
  ) : null
}

function useRights() {
  const [rights, setRights] = useState<MyRights | null>(null)
  const [failure, setFailure] = useState('')
  const [news, setNews] = useState<News>()
  const reload = useCallback(() => {
    setFailure('')
    void callRights('myRights').then((reply) => {
      setRights(rightsIn(reply))
      if (!reply.ok) setFailure(reply.msg)
    })
  }, [])
  useEffect(reload, [reload])
  const onReply = (card: NewsCard) => (reply: ApiReply) => {
    const now = rightsIn(reply)
    if (now) setRights(now)
    setNews((before) => ({ id: (before?.id ?? 0) + 1, card, ok: reply.ok, msg: reply.msg }))
  }
  return { rights, failure, news, reload, onReply }
}
