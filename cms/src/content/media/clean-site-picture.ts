import { APIError, type CollectionBeforeOperationHook } from 'payload'
import { staffKey } from '../../foundation/person-key.ts'
import { CheckFailed } from '../../storage/uploads/checks/check-limits.ts'
import { fileChecks } from '../../storage/uploads/checks/feature.ts'
import type { PictureBox } from '../../storage/uploads/pictures/picture-box.ts'

const UNREADABLE = 'We cannot read this picture. It may be damaged or too large. Save it again as JPEG, then upload it.'

/**
 * Replaces an uploaded picture by one that a process of its own has decoded, within the box. Payload makes the published
 * sizes from that one, so it never decodes the bytes of an upload. The blurred picture comes from there too, never from
 * the client. Throws an APIError (400), or a Problem (503).
 */
export function cleanSitePicture(box: PictureBox): CollectionBeforeOperationHook {
  return async ({ args, operation, req }) => {
    const { file, payload } = req
    if (operation !== 'create' && operation !== 'update') return args
    const sent = 'data' in args && typeof args.data === 'object' ? args.data : null
    if (sent !== null) Reflect.deleteProperty(sent, 'blur')
    if (!file) return args
    const picture = await fileChecks(payload)
      .run('sitePicture', { bytes: file.data, box }, staffKey(req.user?.id ?? ''))
      .catch((error: unknown) => {
        if (error instanceof CheckFailed) return null
        throw error
      })
    if (picture === null) throw new APIError(UNREADABLE, 400, null, true)
    req.file = { ...file, data: picture.bytes, mimetype: picture.type, size: picture.bytes.byteLength }
    if (sent !== null) Reflect.set(sent, 'blur', picture.blur)
    return args
  }
}
