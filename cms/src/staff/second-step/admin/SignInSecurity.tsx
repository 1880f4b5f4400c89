'use client'

import { useAuth, useDocumentInfo } from '@payloadcms/ui'
import { may } from '../../permissions/access.ts'
import { ColleagueFactor, OwnSecurity } from './parts.ts'

/** Second step and sessions of one's own account; on a colleague's page, the way to remove a lost second step. */
export function SignInSecurity() {
  const { user } = useAuth()
  const { id, savedDocumentData } = useDocumentInfo()
  if (id === undefined || !user) return null
  if (user.id === id) return <OwnSecurity />
  // Their answer would be a refusal.
  if (!may(user, 'give roles')) return null
  return <ColleagueFactor id={String(id)} name={String(savedDocumentData?.name ?? '')} />
}
