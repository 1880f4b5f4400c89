import { LoginView } from '@payloadcms/next/views'
import { redirect } from 'next/navigation.js'
import type { AdminViewServerProps } from 'payload'
import { getSafeRedirect } from 'payload/shared'
import { factorsOf } from '../../second-factor/factors-of.ts'
import { unfinishedSignIn } from '../../second-factor/step-cookie.ts'
import { staffResetLink } from '../../sign-in/reset-link.ts'
import { FirstFactor, SecondStep } from './parts.ts'

/** Payload's sign-in, or the step with which an unfinished one continues. */
export async function SignInView(props: AdminViewServerProps) {
  const { req } = props.initPageResult
  const { payload, headers } = req
  const signIn = req.user ? null : await unfinishedSignIn(payload, headers, new Date())
  if (signIn === null) return <LoginView {...props} />
  const { staff, step } = signIn
  const redirectTo = getSafeRedirect({
    fallbackTo: payload.config.routes.admin,
    redirectTo: props.searchParams?.redirect ?? '',
  })
  if (step === 'new-password') redirect(staffResetLink({ payload, staff, now: new Date() }))
  if (step === 'set-up') return <FirstFactor email={staff.email} redirectTo={redirectTo} />
  const kinds = (await factorsOf(payload, String(staff.id))).map(({ kind }) => kind)
  return (
    <SecondStep
      email={staff.email}
      kinds={{ app: kinds.includes('app'), passkey: kinds.includes('passkey') }}
      redirectTo={redirectTo}
    />
  )
}
