import type { UploadField } from 'payload'

interface PictureOptions {
  name: string
  label: string
  description?: string
}

export function pictureField({ name, label, description }: PictureOptions): UploadField {
  return { name, type: 'upload', relationTo: 'media', label, admin: { description } }
}

/** Several pictures in display order. */
export function picturesField({ name, label, description }: PictureOptions): UploadField {
  return { name, type: 'upload', relationTo: 'media', hasMany: true, label, admin: { description, isSortable: true } }
}
