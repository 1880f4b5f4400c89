import type { DocumentFormat, DocumentKind } from '@pravesh/shared/admissions/documents/documents'

const ALLOWED: Record<DocumentFormat, string> = {
  picture: 'JPG or PNG, at most 200 kB. A larger picture can be cropped and shrunk here.',
  scan: 'PDF, JPG or PNG, at most 5 MB.',
  pdf: 'PDF, at most 5 MB.',
}

/** What the fields for documents say. Kept apart from the markup so that other languages can follow. */
export const words = {
  optional: (label: string) => `${label} (optional)`,
  allowed: ALLOWED,
  choose: 'Choose a file',
  replace: 'Replace',
  remove: 'Remove',
  camera: 'Take a photo',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  open: 'Open',
  newTab: '(opens in a new tab)',
  picture: (label: string) => `${label}, as it was uploaded`,
  checking: (name: string) => `Checking ${name}…`,
  sending: (name: string) => `Uploading ${name}…`,
  progress: (label: string) => `Upload progress of ${label}`,
  underWay: 'A file is still uploading. Wait until it has finished.',
  waiting: 'The connection was lost. We’ll try again automatically.',
  offline:
    'You are offline. The upload will continue when you are connected again. You do not need to choose the file again.',
  stopped:
    'We could not upload the file. Check your connection and try again. You do not need to choose the file again.',
  removed: (label: string) => `${label} removed.`,
  shape: (kind: DocumentKind) =>
    kind === 'signature'
      ? 'Crop it so that the signature fills it.'
      : 'Crop it so that the face fills it, as in a passport.',
  offer: {
    crop: 'Crop and shrink it',
    shrink: 'Shrink it',
    asItIs: 'Use it as it is',
    canCrop: 'You can crop and shrink it here so that it fits.',
    canShrink: 'You can shrink it here so that it fits.',
  },
  working: 'Resizing…',
  crop: {
    title: (label: string) => `Crop: ${label}`,
    hint: 'Move the picture with a finger, the mouse or the arrow keys.',
    area: 'The picture. Arrow keys move it.',
    zoom: 'Size',
    turn: 'Turn',
    use: 'Use this picture',
  },
} as const
