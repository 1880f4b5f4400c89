import { zodResolver } from '@hookform/resolvers/zod'
import { roleFromQuery, STUDENT_ROLES } from '@pravesh/shared/accounts/account'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { PHONE_NOT_VERIFIED } from '@pravesh/shared/accounts/registration'
import { accountQueries } from '@pravesh/shared/accounts/wire'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CheckField } from '../../forms/CheckField.tsx'
import { ChoiceField } from '../../forms/ChoiceField.tsx'
import { formOptions } from '../../forms/form-options.ts'
import { island } from '../../forms/island.tsx'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { goAfter } from '../../lib/go.ts'
import { keepNext, nextPage } from '../../lib/return-path.ts'
import { notify } from '../../ui/notify.ts'
import { callAccount } from '../account-api.ts'
import { redirectIfLoggedIn } from '../sessions/redirect-if-logged-in.ts'
import { accountsWords } from '../words/words.ts'
import { Consent } from './Consent.tsx'
import { PhoneCodeDialog } from './PhoneCodeDialog.tsx'
import { PhoneField } from './PhoneField.tsx'
import { isVerified } from './phone-check.ts'
import { type RegisterChecked, type RegisterTyped, registerFormSchema } from './register-schema.ts'
import { clearDraft, loadDraft, saveDraft } from './registration-draft.ts'
import { usePhoneCheck } from './use-phone-check.ts'

/** Time to read the message before the redirect to the e-mail verification. (spec 1, 4) */
const AFTER_REGISTRATION_MS = 2000
const FIELDS = ['role', 'name', 'email', 'phone', 'password', 'accepted'] as const

/** Creates an account after the phone number has been verified. (spec 1, 4) */
function RegisterForm() {
  const locale = useLocale()
  const { login, register: words } = useWords(accountsWords)
  const paths = usePaths()
  const [draft] = useState(loadDraft)
  const phone = usePhoneCheck(draft)
  const [done, setDone] = useState(false)
  const form = useForm<RegisterTyped, unknown, RegisterChecked>({
    ...formOptions,
    resolver: zodResolver(registerFormSchema(words)),
    defaultValues: defaultValues(draft),
  })
  const { watch } = form
  useEffect(() => void redirectIfLoggedIn({ locale, notice: login.alreadyLoggedIn }), [locale, login])
  useEffect(() => {
    if (done) return
    const save = () => {
      const { role = '', name = '', email = '', phone: number = '' } = form.getValues()
      saveDraft({ role, name, email, phone: number, check: phone.check })
    }
    if (phone.check) save()
    const watching = watch(save)
    return () => watching.unsubscribe()
  }, [form, watch, phone.check, done])

  async function send({ accepted: _, ...fields }: RegisterChecked) {
    if (!phone.check || !isVerified(phone.check, fields.phone)) return phoneNotVerified
    const { verificationId } = phone.check
    const reply = await callAccount('register', {
      fields: {
        ...fields,
        verificationId,
        noticeVersion: PRIVACY_NOTICE_VERSION,
        next: nextPage(location) ?? undefined,
      },
    })
    if (!reply.ok) {
      const aboutPhone = reply.errors.find(({ field }) => field === 'verificationId')
      if (!aboutPhone) return reply
      phone.reset()
      return { ...reply, errors: [{ ...aboutPhone, field: 'phone' }] }
    }
    clearDraft()
    setDone(true)
    notify(reply.msg)
    goAfter(keepNext(paths.verifyAccount(reply.result.userID), location), AFTER_REGISTRATION_MS)
    return reply
  }

  return (
    <>
      <TaskForm
        id="register"
        form={form}
        fields={FIELDS}
        send={send}
        submit={words.submit}
        sending={words.sending}
        done={done}
      >
        <ChoiceField
          name="role"
          legend={words.role}
          choices={STUDENT_ROLES.map((value) => ({ value, ...words.roles[value] }))}
        />
        <TextField name="name" label={words.name} hint={words.nameHint} autoComplete="name" autoCapitalize="words" />
        <TextField
          name="email"
          label={words.email}
          hint={words.emailHint}
          type="email"
          autoComplete="email"
          autoCapitalize="none"
        />
        <PhoneField phone={phone} />
        <PasswordField name="password" label={words.password} autoComplete="new-password" help />
        <CheckField name="accepted">
          <Consent />
        </CheckField>
      </TaskForm>
      {phone.isOpen && phone.check && (
        <PhoneCodeDialog
          check={phone.check}
          onResend={phone.resend}
          onVerified={() => {
            phone.succeed(words.verified)
            form.clearErrors('phone')
          }}
          onClose={phone.close}
        />
      )}
      <div className="otherwise">
        <p>
          {words.haveAccount} <a href={keepNext(paths.login, location)}>{words.login}</a>
        </p>
      </div>
    </>
  )
}

const phoneNotVerified = {
  ok: false,
  msg: PHONE_NOT_VERIFIED,
  errors: [{ field: 'phone', message: PHONE_NOT_VERIFIED }],
}

function defaultValues(draft: ReturnType<typeof loadDraft>) {
  const requested = roleFromQuery(new URLSearchParams(location.search).get(accountQueries.role))
  const role = requested ?? roleFromQuery(draft?.role ?? null) ?? undefined
  const { name = '', email = '', phone = '' } = draft ?? {}
  return { role, name, email, phone, password: '', accepted: false }
}

export const RegisterIsland = island(RegisterForm)
