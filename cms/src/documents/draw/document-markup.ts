import type { ReactElement } from 'react'

/**
 * Static markup of a document. The server renderer loads on the first call: the admin, which shares this module and
 * never draws, cannot bundle it.
 */
export async function documentMarkup(document: ReactElement): Promise<string> {
  const { renderToStaticMarkup } = await import('react-dom/server')
  return renderToStaticMarkup(document)
}
