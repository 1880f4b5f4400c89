import type { UploadField } from 'payload'

interface PictureOptions {
  name: string
  label: string
  description?: string
}

/** One picture from the shared media. */
export function pictureField({ name, label, description }: PictureOptions): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, admin: { description } }
}

/** Several pictures from the shared media, in the order they are shown. */
export function picturesField({ name, label, description }: PictureOptions): UploadField {
  return { name, type: 'upload', relationTo: 'media', hasMany: true, label, admin: { description, isSortable: true } }
}
