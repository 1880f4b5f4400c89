import * as z from 'zod'

const MESSAGE = 'VIDEO_MAX_MB must be a whole number from 1 to 100.'

/** Settings of uploads. A video passes through the portal's memory, hence the bound. */
export const uploadVariables = {
  VIDEO_MAX_MB: z.coerce.number(MESSAGE).int(MESSAGE).min(1, MESSAGE).max(100, MESSAGE).default(25),
}

/** Bytes of the largest video that staff can upload. */
export const videoMaxBytes = (settings: { VIDEO_MAX_MB: number }): number => settings.VIDEO_MAX_MB * 1024 * 1024
