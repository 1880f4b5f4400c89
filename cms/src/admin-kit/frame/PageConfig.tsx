'use client'

import { PageConfigProvider, useConfig } from '@payloadcms/ui'
import { type ReactNode, useEffect } from 'react'

type ClientConfig = ReturnType<typeof useConfig>['config']

interface PageConfigProps {
  /** Undefined for a page that the browser opens from another one, which had it. */
  config: ClientConfig | undefined
  children: ReactNode
}

/** Gives a page of the admin its configuration: the one it came with, or that of the pages before it. */
export function PageConfig({ config, children }: PageConfigProps) {
  const { config: known } = useConfig()
  // After the browser's Back button to a page of an earlier session, for example.
  const isMissing = config === undefined && known.unauthenticated === true
  useEffect(() => {
    if (isMissing) window.location.reload()
  }, [isMissing])
  return isMissing ? null : <PageConfigProvider config={config ?? known}>{children}</PageConfigProvider>
}
