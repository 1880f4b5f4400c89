import type { GuardianView } from '@pravesh/shared/accounts/guardians/contracts'
import { formatLongDay } from '@pravesh/shared/platform/formats'
import { useState } from 'react'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useLocale, useWords } from '../../forms/locale.ts'
import { ConfirmAdult } from './ConfirmAdult.tsx'
import { WithdrawGuardian } from './WithdrawGuardian.tsx'
import { guardianWords } from './words/words.ts'

// With its schema and form, only for those who give consent.
const GiveConsent = lazyPart(() => import('./GiveConsent.tsx'))

interface GuardianSectionProps {
  view: GuardianView
  birthDate: string
  onDone: (outcome: { ok: boolean; msg: string; isGiven: boolean }) => void
}

/** What the state of the consent is, and the button that changes it. */
export function GuardianSection({ view, birthDate, onDone }: GuardianSectionProps) {
  const w = useWords(guardianWords)
  const locale = useLocale()
  const [open, setOpen] = useState<'give' | 'withdraw' | null>(null)
  const close = () => setOpen(null)
  const day = view.at === null ? '' : formatLongDay(view.at, locale)
  const { state, name } = view
  // The form has another birth date than the consent: it needs a new one.
  const isOther = birthDate !== view.birthDate
  if (state === 'confirmed' && !isOther) return <p>{w.confirmedOn(day)}</p>
  if (state === 'due' && !isOther)
    return <ConfirmAdult name={name} onDone={(done) => onDone({ ...done, isGiven: false })} />
  const isGiven = state === 'given'
  return (
    <>
      <p>{isGiven ? w.given(name, day) : state === 'withdrawn' ? w.withdrawnOn(day) : w.need}</p>
      <p>
        <button
          type="button"
          className={isGiven ? 'link-button' : 'button'}
          aria-haspopup="dialog"
          onClick={() => setOpen(isGiven ? 'withdraw' : 'give')}
        >
          {isGiven ? w.withdraw : state === 'withdrawn' ? w.again : w.give}
        </button>
      </p>
      {open === 'give' && (
        <GiveConsent
          birthDate={birthDate}
          onClose={close}
          onGiven={(msg) => {
            close()
            onDone({ ok: true, msg, isGiven: true })
          }}
        />
      )}
      {open === 'withdraw' && (
        <WithdrawGuardian
          onClose={close}
          onDone={(done) => {
            close()
            onDone({ ...done, isGiven: false })
          }}
        />
      )}
    </>
  )
}
