/** The address of an application's review that keeps the filters of the list. */
export function addressIn(list: string, id: string, query: string): string {
  return `${list}/${encodeURIComponent(id)}${query === '' ? '' : `?${query}`}`
}
