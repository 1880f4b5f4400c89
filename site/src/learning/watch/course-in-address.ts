/** The course that an address below the content page names; null for the page itself. */
export function courseInAddress(pathname: string, contentPage: string): string | null {
  if (!pathname.startsWith(`${contentPage}/`)) return null
  const id = pathname.slice(contentPage.length + 1)
  return id === '' ? null : id
}
