import type { ApplicationView } from '@pravesh/shared/admissions/status/application-view'
import { lazyPart } from '../../../forms/lazy-part.tsx'

const WindowNote = lazyPart(() => import('./window-part.ts'))

/** The open correction window of an application. Its code loads only where there is one. */
export function OpenWindow({ application }: { application: ApplicationView }) {
  return application.correctionWindow === null ? null : <WindowNote application={application} />
}
