import { paths } from '@pravesh/shared/site/paths'
import { useEffect, useState } from 'react'
import { Alert } from '../../forms/Alert.tsx'
import { island } from '../../forms/island.tsx'
import { Loading } from '../../forms/Loading.tsx'
import { keepNext } from '../../lib/return-path.ts'
import { words as all } from '../words.ts'
import { CorrectEmail } from './CorrectEmail.tsx'
import { EmailCode } from './EmailCode.tsx'
import { OldAccount } from './OldAccount.tsx'
import { accountInPath, findVerification, type Verification } from './verification.ts'
import { words } from './words.ts'

/** Verifies the e-mail address of the account named in the URL. (spec 1, 4) */
function VerifyAccount() {
  const [uid] = useState(() => accountInPath(location.pathname))
  const [found, setFound] = useState<Verification>({ step: 'asking' })
  const [isCorrecting, setCorrecting] = useState(false)
  useEffect(() => {
    if (uid !== null && found.step === 'asking') void findVerification(uid).then(setFound)
    if (found.step === 'unknown') location.replace(paths.somethingWrong)
  }, [uid, found])

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
            {all.tryAgain}
          </button>
        </Alert>
      )
    default:
      return <Loading text={all.loading} />
  }
}

function AccountMissing() {
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
  return (
    <p>
      <a href={keepNext(paths.login, location)} className="button primary">
        {words.login}
      </a>
    </p>
  )
}

export const VerifyAccountIsland = island(VerifyAccount)
