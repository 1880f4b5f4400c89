import type { CollectionConfig } from 'payload'
import type { Env } from '../foundation/settings/env.ts'
import { storedUploads } from './stored-uploads.ts'

/** Applies the portal's settings to a collection: the storage of uploads, and `Secure` cookies under https. */
export function forPortal(collection: CollectionConfig, { publicUrl }: Pick<Env, 'publicUrl'>): CollectionConfig {
  const { auth, ...rest } = storedUploads(collection)
  return {
    ...rest,
    ...(typeof auth === 'object' && auth.cookies
      ? { auth: { ...auth, cookies: { ...auth.cookies, secure: publicUrl.startsWith('https:') } } }
      : { auth }),
  }
}
