/** Astro writes the style of its islands before the first one. */
const ISLAND_STYLE = /<style>astro-island,[^<]*<\/style>/

/** Moves the style of islands into the head of a page: HTML allows none in the body. */
export function withStylesInHead(html: string): string {
  const [style = ''] = ISLAND_STYLE.exec(html) ?? []
  if (style === '') return html
  return html.replace(style, '').replace('</head>', () => `${style}</head>`)
}
