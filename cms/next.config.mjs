// @ts-check
import { withPayload } from '@payloadcms/next/withPayload'

/**
 * Next serves the admin UI only; the API and the public site never pass through it. (decision 0001)
 * Payload stays outside the bundle so that the process holds one copy of it, shared with the API.
 *
 * Not TypeScript: Next would load its compiler at each start, only for this file.
 *
 * @type {import('next').NextConfig}
 */
const config = {
  poweredByHeader: false,
  devIndicators: false,
  transpilePackages: ['@pravesh/shared'],
  serverExternalPackages: [
    'payload',
    '@payloadcms/db-sqlite',
    '@payloadcms/db-mongodb',
    '@payloadcms/drizzle',
    'sharp',
  ],
  experimental: {
    // A build writes 170 MB into this cache, which takes longer than a build without it.
    turbopackFileSystemCacheForBuild: false,
    // Nothing reads them: browsers get none, and Node would need `--enable-source-maps`.
    turbopackSourceMaps: false,
    turbopackInputSourceMaps: false,
  },
  typescript: { ignoreBuildErrors: true },
}

export default withPayload(config)
