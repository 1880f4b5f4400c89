import { accountQueries } from '@pravesh/shared/accounts/wire/session'
import { useEffect, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { island } from '../../forms/island.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { useTranslate } from '../../forms/translate.ts'
import { formsWords } from '../../forms/words/words.ts'
import { keepNext } from '../../lib/return-path.ts'
import { callAccount } from '../account-api.ts'
import { accountsWords } from '../words/words.ts'

type Step = { step: 'asking' } | { step: 'done' } | { step: 'failed'; msg: string; mayTryAgain: boolean }

/** Activates an account with the token of an e-mailed link. (spec 1, 4) */
function Activation() {
  const words = useWords(accountsWords).activate
  const { load } = useWords(formsWords)
  const paths = usePaths()
  const translate = useTranslate()
  const [now, setNow] = useState<Step>({ step: 'asking' })
  useEffect(() => {
    if (now.step === 'asking') void activate().then(setNow)
  }, [now])
  if (now.step === 'asking') return <Loading text={words.loading} />
  const isDone = now.step === 'done'
  return (
    <>
      <Alert tone={isDone ? 'good' : 'bad'} focus>
        <h2>{isDone ? words.done : words.failed}</h2>
        {now.step === 'failed' && <p>{translate(now.msg)}</p>}
      </Alert>
      {now.step === 'failed' && !now.mayTryAgain && <p>{words.help}</p>}
      <p className="actions">
        {now.step === 'failed' && now.mayTryAgain ? (
          <button type="button" className="button primary" onClick={() => setNow({ step: 'asking' })}>
            {load.tryAgain}
          </button>
        ) : (
          <a href={keepNext(paths.login, location)} className="button primary">
            {words.login}
          </a>
        )}
      </p>
    </>
  )
}

async function activate(): Promise<Step> {
  const token = new URLSearchParams(location.search).get(accountQueries.token) ?? ''
  const { ok, status, msg } = await callAccount('activateByLink', { fields: { token } })
  return ok ? { step: 'done' } : { step: 'failed', msg, mayTryAgain: status === 0 || status >= 500 }
}

export const ActivationIsland = island(Activation)
