import type { Config } from 'payload'

/** Maximum size of a picture or a PDF uploaded by staff, in megabytes of 1024² bytes. Videos have a setting. */
export const STAFF_FILE_MB = 8

export const STAFF_FILE_BYTES = STAFF_FILE_MB * 1024 * 1024

/** Rejects oversized files; by default Payload would truncate and store them. Collections have lower limits of their own. */
export const uploadLimits = ({ videoMaxBytes }: { videoMaxBytes: number }): NonNullable<Config['upload']> => {
  const largest = Math.max(STAFF_FILE_BYTES, videoMaxBytes)
  return {
    limits: { fileSize: largest },
    abortOnLimit: true,
    responseOnLimit: `This file is larger than ${largest / 1024 / 1024} MB. Make it smaller and upload it again.`,
  }
}
