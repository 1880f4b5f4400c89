import { beforeAll } from 'vitest'
import { anActiveStudent, loggedIn } from './builders/students.ts'
import type { TestPortal } from './start-test-portal.ts'

interface Sent {
  name?: string
  bytes: Uint8Array
  document?: string
  as?: Record<string, string>
}

/** Uploads by one student unless other headers are given. `uploader` has that student's headers, in tests. */
export function uploadsTo(portal: TestPortal) {
  const uploader = { headers: {} as Record<string, string> }
  beforeAll(async () => {
    uploader.headers = await loggedIn(portal.payload, await anActiveStudent(portal.payload))
  })

  function send({ name = 'photo.jpg', bytes, document, as = uploader.headers }: Sent) {
    const form = new FormData()
    if (document !== undefined) form.append('document', document)
    form.append('file', new File([new Uint8Array(bytes)], name))
    return portal.call('POST', '/api/file/upload', form, as)
  }
  return { uploader, send }
}
