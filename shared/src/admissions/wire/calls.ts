/** The public contract of applications: the calls and their paths. (spec 2, 7; spec 3, 7) */
import type { WireCall } from '../../platform/wire-call.ts'

/** The application calls, below `/api`. */
export const admissionCalls = {
  collegesOfSubject: { method: 'post', path: '/course/handelSubjectCollege' },
  upload: { method: 'post', path: '/file/upload' },
  submit: { method: 'post', path: '/application/postapplication' },
  mine: { method: 'get', path: '/application/getMyApplication' },
  application: { method: 'get', path: '/application/allApplicationsById/:id' },
  resubmit: { method: 'post', path: '/application/reUpdateApplication' },
  pay: { method: 'post', path: '/application/completeApplicationPayment' },
  feeStructures: { method: 'get', path: '/feestruct/getFeestructs' },
  sessions: { method: 'get', path: '/feestruct/getSessions' },
  // Not in the specification: everything a form needs at once, the draft, and the uploaded files themselves.
  form: { method: 'get', path: '/application/form/:course' },
  saveDraft: { method: 'post', path: '/application/draft/:course' },
  document: { method: 'get', path: '/file/document/:id' },
} as const satisfies Record<string, WireCall>

/** Query parameters of our own pages. */
export const admissionQueries = { application: 'id', step: 'step' } as const

/** The address under which an uploaded file is kept, as `documentinfo` has it. */
export const documentUrl = (id: string): string => `/api/file/document/${id}`

/** The id of an uploaded file out of its address, with or without the origin; null when it is no such address. */
export function documentIdOf(url: string): string | null {
  return /^(?:https?:\/\/[^/]+)?\/api\/file\/document\/([\w-]{1,64})$/.exec(url)?.[1] ?? null
}

/** The field of an upload that has the file, and ours beside it that says which document it is. */
export const uploadFields = { file: 'file', kind: 'document' } as const
