import type { Config } from 'payload'

/** Maximum size of a picture uploaded by staff, in megabytes of 1024² bytes. */
export const MAX_PICTURE_MB = 8

/** Rejects oversized files; by default Payload would truncate and store them. */
export const uploadLimits: NonNullable<Config['upload']> = {
  limits: { fileSize: MAX_PICTURE_MB * 1024 * 1024 },
  abortOnLimit: true,
  responseOnLimit: `This file is larger than ${MAX_PICTURE_MB} MB. Make the picture smaller and upload it again.`,
}
