/** Rich text of plain paragraphs, as the editor stores it. */
export function paragraphs(...texts: string[]) {
  return {
    root: {
      type: 'root',
      version: 1,
      format: '' as const,
      indent: 0,
      direction: null,
      children: texts.map((text) => ({
        type: 'paragraph',
        version: 1,
        format: '' as const,
        indent: 0,
        direction: null,
        children: [{ type: 'text', version: 1, format: 0, style: '', mode: 'normal', detail: 0, text }],
      })),
    },
  }
}
