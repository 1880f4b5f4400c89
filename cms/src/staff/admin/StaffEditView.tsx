'use client'

import { ConfigProvider, DefaultEditView, useConfig, useDocumentInfo } from '@payloadcms/ui'
import type { ClientConfig, DocumentViewClientProps } from 'payload'
import { useMemo } from 'react'

/** The form of an account. A new one has no password fields: a colleague chooses the password after the invitation. */
export function StaffEditView(props: DocumentViewClientProps) {
  const { id } = useDocumentInfo()
  const { config } = useConfig()
  const invites = useMemo(() => withoutPassword(config), [config])
  const form = <DefaultEditView {...props} />
  return id === undefined ? <ConfigProvider config={invites}>{form}</ConfigProvider> : form
}

/** Payload's form leaves the password fields out where it believes that people sign in elsewhere. */
function withoutPassword(config: ClientConfig): ClientConfig {
  return {
    ...config,
    collections: config.collections.map((collection) =>
      collection.slug === 'staff' && collection.auth
        ? {
            ...collection,
            auth: { ...collection.auth, disableLocalStrategy: { enableFields: true, optionalPassword: true } as const },
          }
        : collection,
    ),
  }
}
