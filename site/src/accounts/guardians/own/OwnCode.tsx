import { Alert } from '../../../forms/Alert.tsx'
import { CodeForm } from '../../../forms/CodeForm.tsx'
import { useWords } from '../../../forms/locale.ts'
import { ResendCode } from '../../../forms/ResendCode.tsx'
import { useTranslate } from '../../../forms/translate.ts'
import { useCodeEntry } from '../../../forms/use-code-entry.ts'
import type { ApiReply } from '../../../lib/api.ts'
import { ownConsentWords } from './words/words.ts'

interface OwnCodeProps {
  sent: { msg: string; from: number }
  open: (code: string) => Promise<ApiReply>
  resend: () => Promise<ApiReply>
  /** Goes back to the number. */
  change: () => void
}

/** Asks for the code, which exists only if the number has given a consent. */
export function OwnCode({ sent, open, resend, change }: OwnCodeProps) {
  const w = useWords(ownConsentWords)
  const translate = useTranslate()
  const entry = useCodeEntry({ confirm: open, onConfirmed: () => {}, resend, resent: w.resent })
  return (
    <>
      {entry.problem ? (
        <Alert tone="bad" onDismiss={entry.dismiss}>
          {translate(entry.problem)}
        </Alert>
      ) : (
        <Alert tone="good" focus>
          {translate(sent.msg)}
        </Alert>
      )}
      <p className="visually-hidden" role="status">
        {entry.news}
      </p>
      {/* Another code needs an empty field. */}
      <CodeForm key={sent.from} id="own-code" submit={w.show} sending={w.showing} send={entry.enterCode} />
      <ResendCode from={sent.from} label={w.resend} busy={entry.isResending} onResend={() => void entry.sendAgain()} />
      <p>
        <button type="button" className="link-button" onClick={change}>
          {w.change}
        </button>
      </p>
    </>
  )
}
