import type { Config } from 'payload'

/** Maximum size of a picture uploaded by staff, in bytes. */
const MAX_FILE_BYTES = 8 * 1024 * 1024

/** Rejects oversized files; by default Payload would truncate and store them. */
export const uploadLimits: NonNullable<Config['upload']> = {
  limits: { fileSize: MAX_FILE_BYTES },
  abortOnLimit: true,
  responseOnLimit: 'This file is larger than 8 MB. Make the picture smaller and upload it again.',
}
