import { paths } from '@pravesh/shared/site/paths'
import type { Editor } from './editor.ts'

export async function aCourse(editor: Editor | undefined): Promise<{ address: string; page: string }> {
  const list = '/api/courses?depth=0&limit=1&where[_status][equals]=published'
  const { id } = (await editor?.read<{ docs: { id: string }[] }>(list))?.reply.docs[0] ?? {}
  if (id === undefined) throw new Error('The portal has no published course.')
  return { address: `/api/courses/${id}?depth=0`, page: paths.course(id) }
}
