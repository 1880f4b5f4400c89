import { FORMAT_RULES } from '@pravesh/shared/admissions/documents/document-file'
import type { DocumentFormat, DocumentKind } from '@pravesh/shared/admissions/documents/documents'
import { fileSize } from '@pravesh/shared/platform/file-size'

const upTo = (format: DocumentFormat) => `up to ${fileSize(FORMAT_RULES[format].maxBytes)}`

const ALLOWED: Record<DocumentFormat, string> = {
  picture: `JPG or PNG, ${upTo('picture')}. You can crop and shrink a larger picture here.`,
  scan: `PDF, JPG or PNG, ${upTo('scan')}.`,
  pdf: `PDF, ${upTo('pdf')}.`,
}

export const en = {
  optional: (label: string) => `${label} (optional)`,
  allowed: ALLOWED,
  choose: 'Choose a file',
  replace: 'Replace',
  remove: 'Remove',
  pdf: 'PDF',
  camera: 'Take a photo',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  open: 'Open',
  newTab: '(opens in a new tab)',
  picture: (label: string) => `Your uploaded file: ${label}`,
  checking: (name: string) => `Checking ${name}…`,
  sending: (name: string) => `Uploading ${name}…`,
  progress: (label: string) => `Upload progress of ${label}`,
  stillUploading: 'A file is still uploading. Wait until it has finished.',
  waiting: 'The connection was lost. We’ll try again automatically.',
  offline:
    'You are offline. The upload will continue when you are connected again. You do not need to choose the file again.',
  stopped:
    'We could not upload the file. Check your connection and try again. You do not need to choose the file again.',
  /** After the field has left the screen. */
  notUploaded: (label: string) => `${label}: we could not upload your file. Choose it again.`,
  removed: (label: string) => `${label} removed.`,
  shape: (kind: DocumentKind): string =>
    kind === 'signature'
      ? 'Crop the picture so that the signature fills it.'
      : 'Crop the picture so that your face fills it, as in a passport photo.',
  offer: {
    crop: 'Crop and shrink it',
    shrink: 'Shrink it',
    pages: 'Make a PDF of it',
    asItIs: 'Use it without cropping',
    canCrop: 'You can crop and shrink it here so that it fits.',
    canShrink: 'You can shrink it here so that it fits.',
    canPages: 'You can make a PDF of this and other photos here.',
  },
  photos: 'Photos as one PDF',
  working: 'Resizing…',
  crop: {
    title: (label: string) => `Crop: ${label}`,
    hint: 'Move the picture with a finger, the mouse or the arrow keys.',
    area: 'Picture. Use the arrow keys to move it.',
    zoom: 'Zoom',
    turn: 'Rotate',
    use: 'Use this picture',
  },
}
