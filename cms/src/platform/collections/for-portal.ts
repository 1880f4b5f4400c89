import path from 'node:path'
import type { CollectionConfig } from 'payload'
import type { Env } from '../env.ts'

/** Applies the portal's settings to a collection: the upload folder, and `Secure` cookies under https. */
export function forPortal(
  { upload, auth, ...collection }: CollectionConfig,
  { mediaDir, publicUrl }: Pick<Env, 'mediaDir' | 'publicUrl'>,
): CollectionConfig {
  return {
    ...collection,
    ...(typeof upload === 'object'
      ? { upload: { ...upload, staticDir: path.join(mediaDir, upload.staticDir ?? collection.slug) } }
      : { upload }),
    ...(typeof auth === 'object' && auth.cookies
      ? { auth: { ...auth, cookies: { ...auth.cookies, secure: publicUrl.startsWith('https:') } } }
      : { auth }),
  }
}
