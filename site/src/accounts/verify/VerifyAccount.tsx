import { splitLocale } from '@pravesh/shared/platform/locale'
import { useEffect, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { island } from '../../forms/island.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { usePaths, useWords } from '../../forms/locale.ts'
import { formsWords } from '../../forms/words/words.ts'
import { keepNext } from '../../lib/return-path.ts'
import { accountsWords } from '../words/words.ts'
import { CorrectEmail } from './CorrectEmail.tsx'
import { EmailCode } from './EmailCode.tsx'
import { OldAccount } from './OldAccount.tsx'
import { accountInPath, findVerification, type Verification } from './verification.ts'

/** Verifies the e-mail address of the account named in the URL. (spec 1, 4) */
function VerifyAccount() {
  const words = useWords(accountsWords).verify
  const paths = usePaths()
  const [uid] = useState(() => accountInPath(splitLocale(location.pathname).path))
  const [found, setFound] = useState<Verification>({ step: 'asking' })
  const [isCorrecting, setCorrecting] = useState(false)
  useEffect(() => {
    if (uid !== null && found.step === 'asking') void findVerification(uid).then(setFound)
    if (found.step === 'unknown') location.replace(paths.somethingWrong)
  }, [uid, found, paths])

  if (uid === null) return <AccountMissing />
  if (isCorrecting) {
    return (
      <CorrectEmail
        uid={uid}
        onBack={() => setCorrecting(false)}
        onCorrected={(mailTo) => {
          setFound({ step: 'code', mailTo, expired: false, mayCorrect: true, correctedAt: Date.now() })
          setCorrecting(false)
        }}
      />
    )
  }
  return (
    <>
      <Step uid={uid} found={found} onRetry={() => setFound({ step: 'asking' })} />
      {found.step === 'code' && (
        <div className="otherwise">
          {found.mayCorrect && (
            <p>
              {words.correct.question}{' '}
              <button type="button" className="link-button" onClick={() => setCorrecting(true)}>
                {words.correct.open}
              </button>
            </p>
          )}
          <OldAccount />
        </div>
      )}
    </>
  )
}

function Step({ uid, found, onRetry }: { uid: string; found: Verification; onRetry: () => void }) {
  const words = useWords(accountsWords).verify
  const { load } = useWords(formsWords)
  switch (found.step) {
    case 'code':
      return <EmailCode uid={uid} mailTo={found.mailTo} expiredBefore={found.expired} correctedAt={found.correctedAt} />
    case 'active':
      return (
        <>
          <Alert tone="good">{words.active}</Alert>
          <LoginLink />
        </>
      )
    case 'unreachable':
      return (
        <Alert tone="warning">
          <p>{found.msg}</p>
          <button type="button" className="button" onClick={onRetry}>
            {load.tryAgain}
          </button>
        </Alert>
      )
    default:
      return <Loading text={load.loading} />
  }
}

function AccountMissing() {
  const words = useWords(accountsWords).verify
  return (
    <>
      <p>{words.which}</p>
      <LoginLink />
      <div className="otherwise">
        <OldAccount />
      </div>
    </>
  )
}

function LoginLink() {
  const words = useWords(accountsWords).verify
  const paths = usePaths()
  return (
    <p>
      <a href={keepNext(paths.login, location)} className="button primary">
        {words.login}
      </a>
    </p>
  )
}

export const VerifyAccountIsland = island(VerifyAccount)
