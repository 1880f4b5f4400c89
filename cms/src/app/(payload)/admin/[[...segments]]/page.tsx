import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers.js'
import { redirect } from 'next/navigation.js'
import { getPayload } from 'payload'
import { PageConfig } from '../../../../admin-kit/frame/PageConfig.tsx'
import { rememberedListAddress } from '../../../../admin-kit/list/remembered-list-address.ts'
import { usableListAddress } from '../../../../admin-kit/list/usable-list-address.ts'
import { KNOWN_CONFIG } from '../../../../http/admin/known-config.ts'
import { importMap } from '../importMap.js'

interface Args {
  params: Promise<{ segments: string[] }>
  searchParams: Promise<Record<string, string | string[]>>
}

export const generateMetadata = ({ params, searchParams }: Args): Promise<Metadata> =>
  generatePageMetadata({ config, params, searchParams })

export default async function AdminPage({ params, searchParams }: Args) {
  const { segments = [] } = await params
  const asked = {
    payload: () => getPayload({ config }),
    segments,
    searchParams: await searchParams,
    headers,
  }
  const address = (await usableListAddress(asked)) ?? (await rememberedListAddress(asked))
  if (address !== null) redirect(address)
  const { props } = await RootPage({ config, params, searchParams, importMap })
  // Payload sends the configuration, of 300 kB, with each page; browsers keep it.
  const isKnown = !props.config.unauthenticated && (await headers()).has(KNOWN_CONFIG)
  return <PageConfig config={isKnown ? undefined : props.config}>{props.children}</PageConfig>
}
