import type { Config } from 'payload'

/** The largest picture that staff may upload, in bytes. */
const LARGEST_FILE = 8 * 1024 * 1024

/** A file that is too large is refused; Payload would otherwise cut it off and keep the rest. */
export const uploadLimits: NonNullable<Config['upload']> = {
  limits: { fileSize: LARGEST_FILE },
  abortOnLimit: true,
  responseOnLimit: 'This file is larger than 8 MB. Please save the picture smaller and try again.',
}
