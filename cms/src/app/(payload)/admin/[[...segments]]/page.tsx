import config from '@payload-config'
import { generatePageMetadata, RootPage } from '@payloadcms/next/views'
import type { Metadata } from 'next'
import { headers } from 'next/headers.js'
import { redirect } from 'next/navigation.js'
import { getPayload } from 'payload'
import { rememberedListAddress } from '../../../../admin-kit/list/remembered-list-address.ts'
import { usableListAddress } from '../../../../admin-kit/list/usable-list-address.ts'
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
  return RootPage({ config, params, searchParams, importMap })
}
