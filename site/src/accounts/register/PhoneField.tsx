import { useFormContext, useWatch } from 'react-hook-form'
import { Icon } from '../../forms/Icon.tsx'
import { useWords } from '../../forms/locale.ts'
import { TextField } from '../../forms/TextField.tsx'
import { accountsWords } from '../words/words.ts'
import { isVerified, isWaiting } from './phone-check.ts'
import type { usePhoneCheck } from './use-phone-check.ts'

/** The phone number, with a button that sends a code to it. */
export function PhoneField({ phone }: { phone: ReturnType<typeof usePhoneCheck> }) {
  const words = useWords(accountsWords).register
  const { trigger, getValues, setError, clearErrors, setFocus } = useFormContext<{ phone: string }>()
  const typed = useWatch<{ phone: string }, 'phone'>({ name: 'phone' })
  const verified = isVerified(phone.check, typed)

  async function send() {
    if (phone.isSending) return
    if (isWaiting(phone.check, typed, Date.now())) return phone.open()
    if (!(await trigger('phone'))) return setFocus('phone')
    const { ok, msg } = await phone.sendCode(getValues('phone'))
    if (ok) return clearErrors('phone')
    setError('phone', { type: 'server', message: msg })
    setFocus('phone')
  }

  const label = isWaiting(phone.check, typed, Date.now()) ? words.enterCode : words.sendCode
  return (
    <TextField
      name="phone"
      label={words.phone}
      hint={words.phoneHint}
      type="tel"
      autoComplete="tel"
      inputMode="tel"
      beside={
        verified ? (
          <p className="verified" role="status">
            <Icon name="tick" size={20} /> {words.verified}
          </p>
        ) : (
          <button type="button" className="button" aria-disabled={phone.isSending} onClick={() => void send()}>
            {phone.isSending ? words.sendingCode : label}
          </button>
        )
      }
    />
  )
}
