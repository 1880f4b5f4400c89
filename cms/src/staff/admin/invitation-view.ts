import { INVITATION_PATH } from '../invitations/path.ts'

/** The page behind the link of an invitation, in Payload's configuration. */
export const INVITATION_VIEW = {
  Component: '/staff/admin/Invitation.tsx#Invitation',
  path: INVITATION_PATH,
  meta: { title: 'Invitation' },
} as const
