import { zodResolver } from '@hookform/resolvers/zod'
import { roleFromQuery, STUDENT_ROLES } from '@pravesh/shared/accounts/account'
import type { OptionalPurpose } from '@pravesh/shared/accounts/consent/purposes'
import { PRIVACY_NOTICE_VERSION } from '@pravesh/shared/accounts/privacy-notice'
import { PHONE_NOT_VERIFIED } from '@pravesh/shared/accounts/registration'
import { accountQueries } from '@pravesh/shared/accounts/wire/session'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { CheckField } from '../../forms/CheckField.tsx'
import { ChoiceField } from '../../forms/ChoiceField.tsx'
import { EmailField } from '../../forms/EmailField.tsx'
import { fieldId } from '../../forms/field-id.ts'
import { formOptions } from '../../forms/form-options.ts'
import { island } from '../../forms/island.tsx'
import { lazyPart } from '../../forms/lazy-part.tsx'
import { useLocale, usePaths, useWords } from '../../forms/locale.ts'
import { PasswordField } from '../../forms/PasswordField.tsx'
import { PasswordHelp } from '../../forms/PasswordHelp.tsx'
import { TaskForm } from '../../forms/TaskForm.tsx'
import { TextField } from '../../forms/TextField.tsx'
import { useInBrowser } from '../../forms/use-in-browser.ts'
import { goAfter } from '../../lib/go.ts'
import { keepNext, nextPage } from '../../lib/return-path.ts'
import { notify } from '../../ui/notify.ts'
import { callAccount } from '../account-api.ts'
import { redirectIfLoggedIn } from '../sessions/redirect-if-logged-in.ts'
import { useKeptNext } from '../use-kept-next.ts'
import { accountsWords } from '../words/words.ts'
import { Consent } from './Consent.tsx'
import { PhoneField } from './PhoneField.tsx'
import { isVerified } from './phone-check.ts'
import { type RegisterChecked, type RegisterTyped, registerFormSchema } from './register-schema.ts'
import { clearDraft, loadDraft, type RegistrationDraft, saveDraft } from './registration-draft.ts'
import { usePhoneCheck } from './use-phone-check.ts'

const PhoneCodeDialog = lazyPart(() => import('./PhoneCodeDialog.tsx'))

/** Time to read the message before the redirect to the e-mail verification. (spec 1, 4) */
const AFTER_REGISTRATION_MS = 2000
const FIELDS = ['role', 'name', 'email', 'phone', 'password', 'accepted', 'whatsapp'] as const

/** Creates an account after the phone number has been verified. (spec 1, 4) */
function RegisterForm() {
  const draft = useInBrowser(loadDraft, null)
  // The prerendered form has no draft; one in this browser replaces it.
  return <DraftForm key={draft === null ? 'new' : 'draft'} draft={draft} />
}

function DraftForm({ draft }: { draft: RegistrationDraft | null }) {
  const locale = useLocale()
  const { login, register: words } = useWords(accountsWords)
  const paths = usePaths()
  const loginPath = useKeptNext(paths.login)
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

  async function send({ accepted: _, whatsapp, ...fields }: RegisterChecked) {
    if (!phone.check || !isVerified(phone.check, fields.phone)) return phoneNotVerified
    const { verificationId } = phone.check
    const reply = await callAccount('register', {
      fields: {
        ...fields,
        verificationId,
        noticeVersion: PRIVACY_NOTICE_VERSION,
        noticeLocale: locale,
        agreedPurposes: whatsapp ? (['whatsapp'] satisfies OptionalPurpose[]) : [],
        // The box says so.
        statedAdult: whatsapp || undefined,
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
        <EmailField name="email" label={words.email} hint={words.emailHint} />
        <PhoneField phone={phone} />
        <PasswordField
          name="password"
          label={words.password}
          autoComplete="new-password"
          help={<PasswordHelp name="password" />}
        />
        <CheckField name="accepted">
          <Consent />
        </CheckField>
        <CheckField name="whatsapp">{words.whatsapp}</CheckField>
      </TaskForm>
      {phone.isOpen && phone.check && (
        <PhoneCodeDialog
          check={phone.check}
          onResend={phone.resend}
          onVerified={() => {
            phone.succeed()
            form.clearErrors('phone')
          }}
          onClose={phone.close}
        />
      )}
      <div className="otherwise">
        <p>
          {words.haveAccount}{' '}
          <a href={loginPath} data-keeps-next>
            {words.login}
          </a>
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

/** What was typed before the page was hydrated, else the draft and the role in the address. */
function defaultValues(draft: RegistrationDraft | null) {
  if (typeof document === 'undefined') return {}
  const requested = roleFromQuery(new URLSearchParams(location.search).get(accountQueries.role))
  const role = requested ?? roleFromQuery(draft?.role ?? null) ?? (isEnrolling() ? 'Student' : undefined)
  const known = Object.entries({ role, name: draft?.name, email: draft?.email, phone: draft?.phone })
  // A default of '' would clear a field that the browser fills in later.
  return Object.fromEntries(known.map(([name, value]) => [name, typedText('register', name) || value || undefined]))
}

/** Whether the visitor comes from the application form of a course, which needs a student. */
function isEnrolling(): boolean {
  return nextPage(location)?.includes('/enroll') ?? false
}

export const RegisterIsland = island(RegisterForm)

/** What was typed into a field, or chosen, before the prerendered form was hydrated; empty without such a form. */
function typedText(form: string, field: string): string {
  const id = fieldId(form, field)
  const element = document.querySelector<HTMLInputElement>(`#${id}:not([type=radio]), [id^=${id}]:checked`)
  return element?.value ?? ''
}
