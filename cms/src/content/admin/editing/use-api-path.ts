'use client'

import { useConfig, useDocumentInfo } from '@payloadcms/ui'

/** Where the API has the record of the open form; null until the record is saved once. */
export function useApiPath(): string | null {
  const { config } = useConfig()
  const { collectionSlug, globalSlug, id } = useDocumentInfo()
  if (globalSlug) return `${config.routes.api}/globals/${globalSlug}`
  return id === undefined ? null : `${config.routes.api}/${collectionSlug}/${id}`
}
