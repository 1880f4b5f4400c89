'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

/** API path of the record in the open form; null until it is first saved. */
export function useApiPath(): string | null {
  const { config } = useConfig()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return `${config.routes.api}/globals/${globalSlug}`
  return id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}`
}
