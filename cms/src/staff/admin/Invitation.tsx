import './Invitation.css'
import { MinimalTemplate } from '@payloadcms/next/templates'
import { fill } from '@pravesh/shared/platform/fill'
import type { AdminViewServerProps } from 'payload'
import { istTime } from '../../foundation/formats.ts'
import { readInvitation } from '../invitations/invitation-link.ts'
import { words } from '../messages/words/words.ts'
import { InvitationForm } from './InvitationForm.tsx'

const text = words.en.invitation

/** The page behind the link of an invitation, for visitors. */
export async function Invitation({ initPageResult, params }: AdminViewServerProps) {
  const { payload, user } = initPageResult.req
  const { admin, api } = payload.config.routes
  const token = params?.segments?.[1] ?? ''
  const invitation = await readInvitation(payload, String(token), new Date())
  return (
    <MinimalTemplate className="invitation">
      <main>
        {user ? (
          <>
            <h1>{text.signedIn}</h1>
            <p>{text.signOutFirst}</p>
            <p>
              <a href={admin}>{text.toAdmin}</a>
            </p>
          </>
        ) : invitation.state === 'open' ? (
          <>
            <h1>{fill(text.welcome, { name: invitation.staff.name })}</h1>
            <p>{fill(text.invited, { by: invitation.staff.invitedBy ?? '', email: invitation.staff.email })}</p>
            <p>{fill(text.until, { until: istTime(invitation.expires.toISOString()) })}</p>
            <InvitationForm
              action={`${api}/staff/accept-invitation`}
              admin={admin}
              submit={text.submit}
              token={token}
            />
          </>
        ) : (
          <>
            <h1>
              {invitation.state === 'expired'
                ? fill(text.expiredOn, { until: istTime(invitation.expires.toISOString()) })
                : text.usedOrReplaced}
            </h1>
            <p>{invitation.state === 'expired' ? text.whatToDo : text.signInOrAsk}</p>
            <p>
              <a href={`${admin}/login`}>{text.toSignIn}</a>
            </p>
          </>
        )}
      </main>
    </MinimalTemplate>
  )
}
